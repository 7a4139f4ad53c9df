import { CodedError } from '@populace/core';
import { type PlannedTable, type Window, windowOf } from '@populace/engine';

/** A piece of a table to look at: as many rows as somebody can page through. */
export interface PieceOptions {
  /** The first row, from 0; 0 if absent. */
  readonly from?: number | undefined;
  /** How many rows at most, up to 10,000; 200 if absent. */
  readonly take?: number | undefined;
}

const USUAL_ROWS = 200;
const MOST_ROWS = 10_000;

/** Settles a piece of a table. Throws `call/usage` for more rows than it may have. */
export function pieceOf({ rowCount }: PlannedTable, { from, take = USUAL_ROWS }: PieceOptions): Window {
  if (take <= MOST_ROWS) return windowOf(rowCount, { from, take });
  throw new CodedError(
    'call/usage',
    `take must be at most ${MOST_ROWS} here, but is ${take}; ask for piece after piece.`,
  );
}
