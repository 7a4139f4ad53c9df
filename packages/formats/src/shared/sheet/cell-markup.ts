import type { CellLayout } from '@populace/cells';
import type { Column, DateVector, TimestampVector, TimeVector, Vector } from '@populace/core';

/** What a cell is made of: markup, and what is written from vectors. */
export type CellPart = string | Vector;

/** A cell whose value may be made from a vector's, batch by batch. */
export interface SpeltCell {
  readonly parts: readonly CellPart[];
  /** Makes the first `n` rows of what the parts are written from. */
  prepare?(n: number): void;
}

/** How a spreadsheet format spells its cells. No vector that is given has nulls. */
export interface CellMarkup {
  /** A cell without value. */
  readonly nothing: string;
  /** Cells of text. */
  textLayout(column: Column): CellLayout;
  /** Around a text that has no character to escape. */
  readonly plainText: readonly [open: string, close: string];
  /** The first day, from 1970-01-01, that the format's readers agree on; earlier ones are text. */
  readonly firstDay: number;
  boolean(value: boolean): string;
  /** Numbers with so many digits after the point; undefined where that is not settled. */
  number(value: Vector, scale: number | undefined): readonly CellPart[];
  date(vector: DateVector): SpeltCell;
  time(vector: TimeVector): SpeltCell;
  timestamp(vector: TimestampVector): SpeltCell;
}
