import { type Column, createRowSet } from '@populace/core';
import { type Atom, CALL_SITE } from './atoms/atom.ts';
import { createAtoms } from './atoms.ts';
import { checkRanges } from './check-ranges.ts';
import type { CellLayout } from './layout/text-layout.ts';
import { rowPieces } from './pieces.ts';
import { createRowWriter } from './row-writer.ts';

/** The texts of a column in UTF-8, one behind the other: what formats with columns of their own write. */
export interface ColumnTexts {
  /**
   * Writes the texts of the first `n` rows. Row i's stands in bytes[ends[i − 1] + gap, ends[i]), the first from 0 + gap on; a null has no
   * byte and no gap. What is in a gap is nobody's. All is valid until the next call, and may be written over.
   */
  write(n: number): Uint8Array;
  readonly ends: Int32Array;
}

/** What is left free before each text, and which rows have one. */
export interface ColumnTextsOptions {
  /** Bytes: room for a length, say. */
  readonly gap: number;
  /** The most rows of a batch. */
  readonly rows: number;
  /** By row, 0 for a null; absent where there are none. It is read while rows are written. */
  readonly present?: Uint8Array | undefined;
}

const BARE: CellLayout = { null: '' };

/**
 * Plans the texts of a column.
 * @throws CodedError `format/cannot-hold` for dates outside of the years that can be written.
 */
export function planColumnTexts(column: Column, { gap, rows, present }: ColumnTextsOptions): ColumnTexts {
  const ends = new Int32Array(rows);
  const write = createRowWriter([...textAtoms(column), endAtom(ends, gap, present)], gap);
  // Behind the last text a gap is left as behind any other.
  return { write: (n) => write(n).subarray(0, n === 0 ? 0 : ends[n - 1]), ends };
}

/**
 * Returns what writes the texts of a column, for formats whose rows are not text alone; a null has no byte.
 * @throws CodedError `format/cannot-hold` for dates outside of the years that can be written.
 */
export function textAtoms(column: Column): readonly Atom[] {
  checkRanges([column]);
  // The numbers of rows are for layouts whose cells have a width.
  return createAtoms(rowPieces([column], { cell: () => BARE }, createRowSet(0)));
}

/** Notes where the row ends, and leaves the gap before the next; a null ends where it began. */
function endAtom(ends: Int32Array, gap: number, present: Uint8Array | undefined): Atom {
  const about = { maxBytes: gap, site: CALL_SITE.rowEnd };
  if (present === undefined) {
    return {
      ...about,
      bind: () => (row, at) => {
        ends[row] = at;
        return at + gap;
      },
    };
  }
  return {
    ...about,
    bind: () => (row, at) => {
      const begin = row === 0 ? 0 : ends[row - 1];
      const end = present[row] === 0 ? begin : at;
      ends[row] = end;
      return end + gap;
    },
  };
}
