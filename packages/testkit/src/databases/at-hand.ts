import type { DatabaseKind } from './database.ts';
import { duckdbInMemory } from './duckdb.ts';
import { mysqlServer } from './mysql.ts';
import { postgresInMemory, postgresServer } from './postgres.ts';
import { sqliteFile } from './sqlite.ts';

/** The server of PostgreSQL where one runs, else PostgreSQL in memory. */
export const postgresAtHand: DatabaseKind = postgresServer.missing === undefined ? postgresServer : postgresInMemory;

/** One database of each dialect; what is missing says why. */
export const databaseKinds: readonly DatabaseKind[] = [postgresAtHand, mysqlServer, sqliteFile, duckdbInMemory];
