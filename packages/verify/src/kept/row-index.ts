import { type Folding, foldText } from '@populace/unicode';
import { hashText, mixed } from './hash.ts';
import type { KeptColumn } from './kept-column.ts';

/** By what values are the same: as they are, by their texts, or by their texts without what does not count. */
export type Likeness = 'value' | 'text' | Folding;

/** Finds rows by the values of some of their columns together. Takes up to 8 bytes a row. */
export interface RowIndex {
  /** The first row with the same values as a row of these columns; −1 where there is none. Both have no null in them. */
  find(columns: readonly KeptColumn[], row: number): number;
  /** The first row with the values of each row that is not the first with them. Rows with a null are left out. */
  readonly repeated: readonly RepeatedRow[];
  /** How many rows there are like this, beyond those listed. */
  readonly repeatedCount: number;
}

export interface RepeatedRow {
  readonly row: number;
  readonly first: number;
}

/** So many rows that repeat another are listed. */
const MOST_LISTED = 16;

/** Rows that take part, where not all do. */
export interface IndexedRows {
  readonly count: number;
  /** Whether nulls are values like others. */
  readonly nullsEqual?: boolean | undefined;
  /** Which rows take part, a 1 for each; all if absent. */
  readonly taken?: Uint8Array | undefined;
}

/** Creates the index of the rows of some columns of one table. */
export function createRowIndex(columns: readonly KeptColumn[], likeness: Likeness, rows: IndexedRows): RowIndex {
  let size = 16;
  while (size < rows.count * 1.5) size *= 2;
  const slots = new Int32Array(size);
  const repeated: RepeatedRow[] = [];
  let repeatedCount = 0;
  const isSame = (one: number, others: readonly KeptColumn[], other: number): boolean => {
    for (let at = 0; at < columns.length; at++) {
      if (!areAlike(columns[at], one, others[at], other, likeness)) return false;
    }
    return true;
  };
  /** The slot of a row with the same values, or the empty one where it belongs. */
  const slotOf = (others: readonly KeptColumn[], row: number): number => {
    let slot = hashOf(others, row, likeness) & (size - 1);
    while (slots[slot] !== 0 && !isSame(slots[slot] - 1, others, row)) slot = (slot + 1) & (size - 1);
    return slot;
  };
  for (let row = 0; row < rows.count; row++) {
    if (rows.taken?.[row] === 0) continue;
    if (rows.nullsEqual !== true && hasNull(columns, row)) continue;
    const slot = slotOf(columns, row);
    if (slots[slot] === 0) slots[slot] = row + 1;
    else {
      repeatedCount++;
      if (repeated.length < MOST_LISTED) repeated.push({ row, first: slots[slot] - 1 });
    }
  }
  return { find: (others, row) => slots[slotOf(others, row)] - 1, repeated, repeatedCount };
}

/** Whether a row has a null in some columns. */
export function hasNull(columns: readonly KeptColumn[], row: number): boolean {
  for (let at = 0; at < columns.length; at++) if (columns[at].isNull(row)) return true;
  return false;
}

function areAlike(one: KeptColumn, row: number, other: KeptColumn, otherRow: number, likeness: Likeness): boolean {
  if (one.isNull(row) || other.isNull(otherRow)) return one.isNull(row) && other.isNull(otherRow);
  if (likeness === 'value') return one.equals(row, other, otherRow);
  const [a, b] = [one.text(row), other.text(otherRow)];
  return a === b || (likeness !== 'text' && foldText(a, likeness) === foldText(b, likeness));
}

function hashOf(columns: readonly KeptColumn[], row: number, likeness: Likeness): number {
  let hash = 0;
  for (let at = 0; at < columns.length; at++) hash = mixed(hash, hashOfCell(columns[at], row, likeness));
  return hash;
}

function hashOfCell(column: KeptColumn, row: number, likeness: Likeness): number {
  if (column.isNull(row)) return 1;
  if (likeness === 'value') return column.hash(row);
  return hashText(likeness === 'text' ? column.text(row) : foldText(column.text(row), likeness));
}
