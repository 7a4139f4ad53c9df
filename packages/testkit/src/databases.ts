export { databaseKinds, postgresAtHand } from './databases/at-hand.ts';
export type { DatabaseForTests, DatabaseKind, ReadColumn } from './databases/database.ts';
export { wordsOf } from './databases/database.ts';
export { duckdbInMemory } from './databases/duckdb.ts';
export { mysqlServer } from './databases/mysql.ts';
export { postgresInMemory, postgresServer } from './databases/postgres.ts';
export { openSqliteFile, sqliteFile } from './databases/sqlite.ts';
