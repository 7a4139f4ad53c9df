import type { Column } from '@populace/core';
import { int32Cells, testRowCounts } from '@populace/testkit';
import {
  type DatabaseKind,
  duckdbInMemory,
  mysqlServer,
  postgresAtHand,
  sqliteFile,
  wordsOf,
} from '@populace/testkit/databases';
import { describe } from 'vitest';
import { sqlEncoder } from './sql-encoder.ts';

/** What of large tables is loaded where a database takes long for all. */
const some = ['price', 'moment', 'note', 'blob'];
const ways: readonly (readonly [DatabaseKind, 'insert' | 'copy', mostColumns?: readonly string[]])[] = [
  [postgresAtHand, 'insert', some],
  [postgresAtHand, 'copy'],
  [mysqlServer, 'insert', some],
  [sqliteFile, 'insert'],
  [duckdbInMemory, 'insert', some],
];

/** Loads a script into a database of its own and reads the table, in the order of its first column, JSON as what it says. */
async function loadAndRead(kind: DatabaseKind, bytes: Uint8Array, columns: readonly Column[]): Promise<unknown[][]> {
  const database = await kind.open();
  try {
    const script = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    // Statement by statement, as clients send them: one packet has no room for all.
    for (const statements of script.split(/(?<=;\n)(?=INSERT)/)) await database.load(statements);
    const rows = await database.read('things', columns);
    const sorted = rows.toSorted(([a], [b]) => Number(a) - Number(b));
    return sorted.map((row) => row.map((text, place) => valueOf(text, columns[place])));
  } finally {
    await database.close();
  }
}

function valueOf(text: string | null, column: Column | undefined): unknown {
  return text !== null && column?.type.kind === 'json' ? JSON.parse(text) : text;
}

for (const [kind, statements, mostColumns] of ways) {
  const { name, dialect, missing } = kind;
  describe.skipIf(missing !== undefined)(
    `${statements} into ${name}${missing === undefined ? '' : ` (skipped: ${missing})`}`,
    () => {
      testRowCounts(sqlEncoder, {
        options: { dialect, statements, createTable: true },
        beside: (n) => ({ id: int32Cells(Array.from({ length: n }, (_, row) => row)) }),
        mostColumns,
        readBack: (bytes, columns) => loadAndRead(kind, bytes, columns),
        expected: (text, column) => valueOf(wordsOf(text, column.type), column),
        // PostgreSQL has no texts with NUL.
        refuses: (text) => dialect === 'postgres' && text.includes('\0'),
      });
    },
  );
}
