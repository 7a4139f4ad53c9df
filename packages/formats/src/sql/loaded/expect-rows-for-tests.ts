import type { OpenedSchema } from '@populace/library';
import { type DatabaseForTests, wordsOf } from '@populace/testkit/databases';
import { expect } from 'vitest';

/** Expects every cell of every table that is not hidden, or of the named ones, in any order of rows. */
export async function expectRows(
  schema: OpenedSchema,
  database: DatabaseForTests,
  names?: readonly string[],
): Promise<void> {
  for (const table of schema.tables) {
    if (table.hidden || names?.includes(table.name) === false) continue;
    const columns = table.columns
      .filter(({ hidden }) => !hidden)
      .map(({ name, logicalType }) => ({ name, type: logicalType }));
    const wanted = [...table.rows()].map((row) => columns.map(({ name, type }) => wordsOf(row[name], type)));
    const found = await database.read(table.name, columns);
    expect(found).toHaveLength(wanted.length);
    expect(differences(sorted(found), sorted(wanted)), table.name).toEqual([]);
  }
}

type Rows = readonly (readonly (string | null)[])[];

function sorted(rows: Rows): Rows {
  return rows
    .map((row) => ({ row, key: JSON.stringify(row) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
}

/** The first cells that differ: all of them would fill pages. */
function differences(found: Rows, wanted: Rows): readonly object[] {
  const cells = wanted.flatMap((row, at) =>
    row.map((cell, column) => ({ wanted: cell, found: found[at]?.[column], column, at })),
  );
  return cells.filter((cell) => cell.wanted !== cell.found).slice(0, 5);
}
