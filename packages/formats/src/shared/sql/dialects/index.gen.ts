// Made by `npm run generate` from the folders beside it; do not edit.
import type { Dialect } from './dialect.ts';
import { duckdb } from './duckdb.ts';
import { mysql } from './mysql.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';
import { sqlserver } from './sqlserver.ts';

export const dialects: readonly Dialect[] = [
  duckdb,
  mysql,
  postgres,
  sqlite,
  sqlserver,
];
