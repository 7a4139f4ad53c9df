import type { ProblemCode } from '@populace/core';

/** Something in the files that is not as the schema asks. */
export interface Finding {
  readonly code: ProblemCode;
  readonly table: string;
  /** The file, where it is in one. */
  readonly file: string | null;
  /** The line of the file, from 1. */
  readonly line: number | null;
  /** The row of the table, from 0. */
  readonly row: number | null;
  /** A sentence without its point: what is, and what was asked. */
  readonly message: string;
}

/** Findings of one kind about the same thing. */
export interface FindingGroup {
  readonly code: ProblemCode;
  readonly table: string;
  /** What they are about: a column, several, a check; empty for the table. */
  readonly subject: string;
  readonly count: number;
  /** The first of them. */
  readonly shown: readonly Finding[];
  /** What to do about them. */
  readonly remedy: string;
}

/** One thing that was compared: what was asked, and what the files have. */
export interface Comparison {
  /** The id of the checker. */
  readonly checker: string;
  /** What was looked at: `id`, `customer_id → customers.id`, `rows per customers`. */
  readonly what: string;
  readonly asked: string;
  readonly found: string;
  readonly isMet: boolean;
}

/** Something that could not be checked, and why. */
export interface Skipped {
  readonly table: string;
  readonly what: string;
  readonly why: string;
}

/** What was found out about a table. */
export interface TableReport {
  readonly table: string;
  readonly files: readonly string[];
  readonly rows: number;
  readonly rowsAsked: number;
  readonly comparisons: readonly Comparison[];
}

/** All that was found out. */
export interface VerifyReport {
  /** Whether nothing was found. */
  readonly ok: boolean;
  readonly rows: number;
  /** How many findings there are in all. */
  readonly count: number;
  readonly tables: readonly TableReport[];
  readonly findings: readonly FindingGroup[];
  readonly skipped: readonly Skipped[];
}
