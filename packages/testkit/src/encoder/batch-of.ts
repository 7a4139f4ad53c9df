import { type Batch, type Column, createRowSet, setRange } from '@populace/core';
import { bytesCells, type Cells } from './cells.ts';

/** Returns a batch made by hand: each column is a list of texts (free text, null for a null) or cells of any kind. */
export function batchOf(cells: { readonly [column: string]: readonly (string | null)[] | Cells }): Batch {
  const entries = Object.entries(cells).map(([name, given]) => ({
    name,
    ...('vector' in given ? given : bytesCells(given)),
  }));
  const n = entries.find((entry) => entry.n !== undefined)?.n ?? 1;
  const rows = createRowSet(n);
  setRange(rows, 0, n);
  const columns: Column[] = entries.map(({ name, type, vector }) => ({ name, type, vector }));
  return { rows, columns };
}
