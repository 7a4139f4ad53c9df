import type { DayForm } from './day-forms.ts';
import type { MomentForm } from './moment-form.ts';
import type { Point } from './read-point.ts';

/** Days that are written in one form. */
export interface Notation {
  readonly form: DayForm;
  /** Each different one. */
  readonly points: readonly Point[];
}

/** Tells of days in one notation or several what they are: where one has a time, all are points in time, days alone at midnight. */
export function describeDays(notations: readonly Notation[]): Omit<MomentForm, 'unread' | 'atMidnight'> {
  const points = notations.flatMap((notation) => notation.points);
  const hasTime = points.some((point) => point.hasTime);
  const [least, greatest] = rangeOf(points.map((point) => textOf(point, hasTime)));
  const fraction = points.reduce((most, point) => Math.max(most, point.fraction), 0);
  const isPlain =
    notations.every(({ form }) => form.shown === undefined) &&
    points.every((point) => point.plain && point.hasTime === hasTime);
  return {
    kind: kindOf(points),
    writtenAs: isPlain ? undefined : [...new Set(notations.flatMap(shownOf))].join(' and '),
    ambiguous: notations.some(isAmbiguous),
    shortYears: points.some(({ shortYear }) => shortYear),
    precision: precisionOf(fraction),
    least,
    greatest,
  };
}

function textOf({ text, hasTime }: Point, withTime: boolean): string {
  return withTime && !hasTime ? `${text}T00:00:00` : text;
}

function kindOf(points: readonly Point[]): MomentForm['kind'] {
  if (!points.some(({ hasTime }) => hasTime)) return 'date';
  return points.some(({ hasZone }) => hasZone) ? 'timestamptz' : 'timestamp';
}

/** Whether the day could be the month in all days of a notation. */
function isAmbiguous({ form, points }: Notation): boolean {
  const swaps = form.order === 'mdy' || (form.order === 'dmy' && /^\d\d[/-]/.test(form.shown ?? ''));
  return swaps && points.every(({ day, text }) => day <= 12 && Number(text.slice(5, 7)) <= 12);
}

/** Examples of a notation: without a time, with one, or both. */
function shownOf({ form, points }: Notation): readonly string[] {
  const day = form.shown ?? '2024-12-31';
  const shown = points.some(({ shortYear }) => shortYear) ? day.replace('2024', '24') : day;
  return [
    ...(points.some(({ hasTime }) => !hasTime) ? [shown] : []),
    ...(points.some(({ hasTime }) => hasTime) ? [`${shown} 08:30`] : []),
  ];
}

/** The unit of the last digit of so many behind the seconds. */
export function precisionOf(fraction: number): MomentForm['precision'] {
  if (fraction === 0) return 's';
  return fraction <= 3 ? 'ms' : 'us';
}

/** The least and the greatest of texts that sort as what they say. */
export function rangeOf(texts: readonly string[]): readonly [string, string] {
  let [least, greatest] = [texts[0] ?? '', texts[0] ?? ''];
  for (const text of texts) {
    if (text < least) least = text;
    if (text > greatest) greatest = text;
  }
  return [least, greatest];
}
