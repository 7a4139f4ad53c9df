import type { ColumnProfile } from './table-profile.ts';

/** Gathers what the values of a column are like, batch by batch. */
export interface ColumnCollector {
  /** Takes the first n rows of the batch, as the column stands. */
  collect(n: number): void;
  profile(): ColumnProfile;
}

/** How a column is looked at. */
export interface CollectorOptions {
  /** How many rows will be collected at most. */
  readonly room: number;
  /** How many bins a histogram has at most. */
  readonly bins: number;
}
