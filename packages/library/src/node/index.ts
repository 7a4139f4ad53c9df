export type { OpenFileOptions } from './open-schema-file.ts';
export { openSchemaFile, readSchemaFile } from './open-schema-file.ts';
export type { WriteStdoutOptions } from './write-stdout.ts';
export { writeStdout } from './write-stdout.ts';
export type { WriteTablesOptions } from './write-tables.ts';
export { chosenTables, writeTables } from './write-tables.ts';
export { printText, writeTextFile } from './write-text.ts';
export type { WriteProgress, WrittenRun, WrittenTable } from './written-table.ts';
