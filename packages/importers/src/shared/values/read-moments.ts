import { allThat, type ColumnSample } from './column-sample.ts';
import { type DayForm, type DayOrder, dayForms, mayBeMoment } from './day-forms.ts';
import { describeDays, precisionOf, rangeOf } from './describe-days.ts';
import type { MomentForm } from './moment-form.ts';
import { readMixedDays } from './read-mixed-days.ts';
import { CLOCK, hoursOf, type Point, pad, pointReader } from './read-point.ts';

/** How moments are read where their values do not tell. */
export interface MomentReading {
  /** Whether `1/2/2024` is in February. */
  readonly dayFirst: boolean;
  /** The latest year that two digits stand for. */
  readonly latestYear: number;
}

/**
 * Reads a column of days, points in time or times of day: all in one notation, or nearly all of them days in a few. Undefined where the
 * values are something else.
 */
export function readMoments(sample: ColumnSample, { dayFirst, latestYear }: MomentReading): MomentForm | undefined {
  const last: DayOrder = dayFirst ? 'mdy' : 'dmy';
  const forms = dayForms.toSorted((a, b) => Number(a.order === last) - Number(b.order === last));
  const isLikely = mayBeMoment(sample.glimpse[0]?.trim() ?? '');
  const uniform = isLikely ? (readDays(sample, forms, latestYear) ?? readTimes(sample)) : undefined;
  return uniform ?? readMixedDays(sample, forms, latestYear);
}

function readDays(sample: ColumnSample, forms: readonly DayForm[], latestYear: number): MomentForm | undefined {
  for (const form of forms) {
    const read = pointReader(form, latestYear);
    const points: Point[] = [];
    const isDays = allThat(sample, (cell) => {
      const point = read(cell);
      if (point !== undefined) points.push(point);
      return point !== undefined;
    });
    // Days among points in time are two notations.
    const isEven = points.every(({ hasTime }) => hasTime === points[0]?.hasTime);
    if (isDays && isEven) return { ...describeDays([{ form, points }]), unread: 0, atMidnight: 0 };
  }
  return undefined;
}

function readTimes(sample: ColumnSample): MomentForm | undefined {
  const pattern = new RegExp(`^${CLOCK}$`, 'i');
  const texts: string[] = [];
  let fraction = 0;
  let isPlain = true;
  const isTime = allThat(sample, (cell) => {
    const [, hour = '', minute = '', second, part = '', half] = pattern.exec(cell.trim()) ?? [];
    const hours = hour === '' ? undefined : hoursOf(Number(hour), half);
    if (hours === undefined || Number(minute) > 59 || Number(second ?? 0) > 59) return false;
    texts.push(`${pad(hours, 2)}:${minute}:${second ?? '00'}`);
    fraction = Math.max(fraction, part.length);
    if (half !== undefined || second === undefined || hour.length < 2) isPlain = false;
    return true;
  });
  if (!isTime) return undefined;
  const [least, greatest] = rangeOf(texts);
  const writtenAs = isPlain ? undefined : '8:30';
  return {
    kind: 'time',
    writtenAs,
    ambiguous: false,
    shortYears: false,
    precision: precisionOf(fraction),
    least,
    greatest,
    unread: 0,
    atMidnight: 0,
  };
}
