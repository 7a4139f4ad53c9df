import { withMonthNumber } from './month-words.ts';

/** In which order day, month and year stand. */
export type DayOrder = 'ymd' | 'dmy' | 'mdy';

/** A way of writing days. */
export interface DayForm {
  /** Day, month and year as three groups. */
  readonly pattern: string;
  readonly order: DayOrder;
  /** An example; undefined for that of Populace. */
  readonly shown: string | undefined;
  /** What is made of a cell before the pattern is tried; undefined says that the cell is not written so. */
  readonly prepare?: (cell: string) => string | undefined;
}

const YEAR = '(\\d{4}|\\d\\d)';

/** The ways in which days are written; those whose order is not the usual one stand beside those whose is. */
export const dayForms: readonly DayForm[] = [
  { pattern: '(\\d{4})-(\\d\\d)-(\\d\\d)', order: 'ymd', shown: undefined },
  { pattern: '(\\d{4})[/.](\\d{1,2})[/.](\\d{1,2})', order: 'ymd', shown: '2024/12/31' },
  { pattern: '(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})', order: 'dmy', shown: '31.12.2024' },
  // Without zeros in front it would be a version as well.
  { pattern: '(\\d\\d)\\.(\\d\\d)\\.(\\d\\d)', order: 'dmy', shown: '31.12.2024' },
  { pattern: `(\\d{1,2})/(\\d{1,2})/${YEAR}`, order: 'mdy', shown: '12/31/2024' },
  { pattern: `(\\d{1,2})/(\\d{1,2})/${YEAR}`, order: 'dmy', shown: '31/12/2024' },
  { pattern: `(\\d{1,2})-(\\d{1,2})-${YEAR}`, order: 'dmy', shown: '31-12-2024' },
  { pattern: `(\\d{1,2})-(\\d{1,2})-${YEAR}`, order: 'mdy', shown: '12-31-2024' },
  { pattern: `(\\d{1,2})~(\\d{1,2})~${YEAR}`, order: 'dmy', shown: '31 Dec 2024', prepare: withMonthNumber },
];

/** Whether a text may begin as days or times do; what does not is not tried. */
export function mayBeMoment(text: string): boolean {
  return /^\d{1,4}[-/.:]\d/.test(text) || withMonthNumber(text) !== undefined;
}

/** A year as it is meant: two digits stand for the last year that ends so, up to `latest`. */
export function wholeYear(written: string, latest: number): number {
  if (written.length > 2) return Number(written);
  const year = latest - (latest % 100) + Number(written);
  return year > latest ? year - 100 : year;
}
