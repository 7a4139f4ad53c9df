import { encodeUtf8, type RowSet, rowNumber } from '@populace/core';
import type { Piece } from './atoms/piece.ts';
import type { RowGroups, TextLayout } from './layout/text-layout.ts';

/** What stands before each row. */
export interface RowStarts {
  readonly piece: Piece;
  /** Bytes before the window's first row that do not belong there. */
  readonly surplus: number;
  prepare(n: number, first: boolean): void;
}

const BETWEEN = 0;
const NEXT_GROUP = 1;
const FIRST_GROUP = 2;

/** Plans what stands before each row: the same text, or what closes and opens groups. */
export function planRowStarts({ rowBetween = '', groups }: TextLayout, rows: RowSet): RowStarts {
  if (groups !== undefined) return planGroups(groups, rows);
  // Every row is written with its separator before it; the window's first row goes without.
  return { piece: rowBetween, surplus: encodeUtf8(rowBetween).length, prepare: () => undefined };
}

function planGroups({ rows: size, open, close, between }: RowGroups, rows: RowSet): RowStarts {
  const codes = new Int32Array(rows.lo.length);
  const texts = [between, close + open, open];
  return {
    piece: { kind: 'dictionary', codes, size: texts.length, entry: (code) => texts[code] },
    surplus: 0,
    prepare(n, first) {
      let place = n === 0 ? 0 : rowNumber(rows, 0) % size;
      for (let row = 0; row < n; row++) {
        codes[row] = place === 0 ? NEXT_GROUP : BETWEEN;
        place = place + 1 === size ? 0 : place + 1;
      }
      if (first) codes[0] = FIRST_GROUP;
    },
  };
}
