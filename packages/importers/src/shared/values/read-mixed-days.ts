import type { ColumnSample } from './column-sample.ts';
import { type DayForm, mayBeMoment } from './day-forms.ts';
import { describeDays, type Notation } from './describe-days.ts';
import type { MomentForm } from './moment-form.ts';
import { type Point, pointReader } from './read-point.ts';

/** The share of the values that must be days: a few may be words such as `unknown`, but a text with dates in it stays a text. */
const LEAST_SHARE = 0.9;
/** The share of the different values that must begin as days do, before all of them are looked at. */
const LEAST_LIKELY = 0.7;
/** A column is filled by a few programs or people; what needs more notations is no column of days. */
const MOST_NOTATIONS = 3;

/** Reads a column of days, with or without times, in several notations, of which a few values may be none; undefined where more are. */
export function readMixedDays(
  sample: ColumnSample,
  forms: readonly DayForm[],
  latestYear: number,
): MomentForm | undefined {
  const likely = sample.glimpse.filter((value) => mayBeMoment(value.trim())).length;
  if (likely === 0 || likely < sample.glimpse.length * LEAST_LIKELY) return undefined;
  const left = new Map(sample.counts);
  const notations: Notation[] = [];
  let [unread, days] = [sample.values.length, 0];
  while (unread > 0 && notations.length < MOST_NOTATIONS) {
    const best = forms.map((form) => readBy(form, left, latestYear)).reduce((a, b) => (b.rows > a.rows ? b : a));
    if (best.rows === 0) break;
    notations.push(best);
    unread -= best.rows;
    days += best.rowsOfDays;
    for (const cell of best.cells) left.delete(cell);
  }
  if (unread > sample.values.length * (1 - LEAST_SHARE)) return undefined;
  const found = describeDays(notations);
  return { ...found, unread, atMidnight: found.kind === 'date' ? 0 : days };
}

interface ReadNotation extends Notation {
  readonly cells: readonly string[];
  readonly rows: number;
  /** Those without a time. */
  readonly rowsOfDays: number;
}

/** What of some cells, counted, is written in a form. */
function readBy(form: DayForm, counts: ReadonlyMap<string, number>, latestYear: number): ReadNotation {
  const read = pointReader(form, latestYear);
  const points: Point[] = [];
  const cells: string[] = [];
  let [rows, rowsOfDays] = [0, 0];
  for (const [cell, count] of counts) {
    const point = read(cell);
    if (point === undefined) continue;
    points.push(point);
    cells.push(cell);
    rows += count;
    if (!point.hasTime) rowsOfDays += count;
  }
  return { form, points, cells, rows, rowsOfDays };
}
