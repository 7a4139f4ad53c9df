/** A row as its user sees it. */
export type JudgedRow = Readonly<Record<string, unknown>>;

/** `true`, or what is wrong with the row; `undefined` where the judge knows nothing of such a case. */
export type Verdict = true | string | undefined;

/** One thing that must be so in every row. */
export interface Judge {
  readonly check: string;
  readonly judge: (row: JudgedRow) => Verdict;
  /** Its share is worth knowing, but no demand. */
  readonly reportOnly?: boolean;
}

/** How many rows a judge looked at and found right, and one that it did not. */
export interface Tally {
  readonly check: string;
  readonly reportOnly: boolean;
  readonly judged: number;
  readonly passed: number;
  readonly example: string | undefined;
}

/** The share of rows that must pass. */
export const demandedShare = 0.999;

/** Says whether enough rows pass; a judge that looked at none has not passed. */
export function isPassed({ reportOnly, judged, passed }: Tally): boolean {
  return reportOnly || (judged > 0 && passed >= judged * demandedShare);
}

/** Asks all judges about all rows, each row once. */
export function judgeRows(rows: Iterable<JudgedRow>, judges: readonly Judge[]): readonly Tally[] {
  const tallies = judges.map(({ check, judge, reportOnly = false }) => ({
    check,
    judge,
    reportOnly,
    judged: 0,
    passed: 0,
    example: undefined as string | undefined,
  }));
  for (const row of rows) {
    for (const tally of tallies) {
      const verdict = tally.judge(row);
      if (verdict === undefined) continue;
      tally.judged++;
      if (verdict === true) tally.passed++;
      else tally.example ??= verdict;
    }
  }
  return tallies;
}

/** Returns the verdict on one text of a row that is judged for itself; equal texts are judged once. */
export function ofText(column: string, isRight: (text: string) => boolean): Judge['judge'] {
  const known = new Map<string, boolean>();
  return (row) => {
    const text = textOf(row, column);
    const right = known.get(text) ?? isRight(text);
    known.set(text, right);
    return right || text;
  };
}

/** Returns a cell as text; an absent one is empty, which no judge takes for right. */
export function textOf(row: JudgedRow, column: string): string {
  const value = row[column];
  return value === undefined || value === null ? '' : String(value);
}

/** Returns `true`, or the texts of the cells that do not agree. */
export function agreeing(isRight: boolean, row: JudgedRow, columns: readonly string[]): Verdict {
  return isRight || columns.map((column) => textOf(row, column)).join(' | ');
}
