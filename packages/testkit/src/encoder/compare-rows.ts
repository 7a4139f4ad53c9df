import { isDeepStrictEqual } from 'node:util';
import { createTextReader } from '@populace/cells';
import type { Batch, Column } from '@populace/core';

/** What a reader made of a file, beside what was written. */
export interface Comparison {
  readonly rows: number;
  /** How many cells are not what was written. */
  readonly different: number;
  /** The first few of those. */
  readonly first: readonly {
    readonly row: number;
    readonly column: string;
    readonly wanted: unknown;
    found: unknown;
  }[];
}

const SHOWN = 5;

/** Compares rows as they were read with those of a batch, cell by cell; `expected` is what the reader makes of a text. */
export function compareRows(
  found: readonly (readonly unknown[])[],
  { rows, columns }: Batch,
  expected: (text: string | null, column: Column) => unknown,
): Comparison {
  const first: Comparison['first'][number][] = [];
  let different = 0;
  for (const [place, column] of columns.entries()) {
    const read = createTextReader(column);
    for (let row = 0; row < rows.n; row++) {
      const wanted = expected(read(row), column);
      const cell = found[row]?.[place];
      if (Object.is(cell, wanted) || isDeepStrictEqual(cell, wanted)) continue;
      if (different++ < SHOWN) first.push({ row, column: column.name, wanted, found: cell });
    }
  }
  const wider = found.filter(({ length }) => length !== columns.length).length;
  return { rows: found.length, different: different + wider, first };
}
