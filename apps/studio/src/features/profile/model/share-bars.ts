import type { ColumnProfile, LocaleCount, SampleSummary } from '@populace/library';
import type { Asked } from './asked.ts';

/** How much of some rows has a value, beside how much was asked for. */
export interface ShareBar {
  readonly label: string;
  /** Rows that have it. */
  readonly count: number;
  /** Of the rows that could, from 0 to 1. */
  readonly share: number;
  readonly asked: number | undefined;
}

/** So many values are told: those that come most often. */
const MOST_TOLD = 10;

/** The values of a column that come often, each with its share of those that are not null; none where hardly a value comes twice. */
export function valueBars(column: ColumnProfile, rows: number, asked: Asked): readonly ShareBar[] {
  const { top, values, nulls } = column;
  const present = rows - nulls;
  if (present === 0) return [];
  const keyOf = isNumeric(column) ? (text: string) => String(Number(text)) : (text: string) => text;
  const shares = new Map([...(asked.values ?? [])].map(([text, share]) => [keyOf(text), share]));
  const counts = new Map(
    values.kind === 'booleans'
      ? [
          ['true', values.true],
          ['false', values.false],
        ]
      : top.map(({ text, count }) => [text, count]),
  );
  const came = new Set([...counts.keys()].map(keyOf));
  // What is asked for is told even where it never came, which is known where all values that came are told.
  const areAllTold = values.kind === 'booleans' || top.length === column.distinct;
  if (areAllTold && shares.size <= MOST_TOLD)
    for (const text of shares.keys()) if (!came.has(text)) counts.set(text, 0);
  return [...counts].map(([label, count]) => ({
    label,
    count,
    share: count / present,
    asked: shares.get(keyOf(label)),
  }));
}

/** Numbers may be written otherwise than they come: `0.5` for `0.50`. */
function isNumeric({ type }: ColumnProfile): boolean {
  return /^(int|decimal|float)/.test(type);
}

/** The share of nulls, where there are any or some were asked for. */
export function nullBars({ nulls }: ColumnProfile, rows: number, asked: Asked): readonly ShareBar[] {
  if (rows === 0 || (nulls === 0 && asked.nulls === undefined)) return [];
  return [{ label: 'null', count: nulls, share: nulls / rows, asked: asked.nulls }];
}

/** The locales of the rows, where there are several. */
export function localeBars(locales: readonly LocaleCount[] | undefined, { rows }: SampleSummary): readonly ShareBar[] {
  if (locales === undefined || locales.length < 2 || rows === 0) return [];
  return locales.map(({ id, rows: count, asked }) => ({ label: id, count, share: count / rows, asked }));
}
