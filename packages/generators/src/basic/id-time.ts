import { addDuration, type Duration, formatMoment, type Moment } from '@populace/calendar';
import type { OptionPlaces } from '@populace/core';

const MS_A_DAY = 86_400_000;
/** Ids have 48 bits of milliseconds from 1970 on. */
const LATEST_MS = 2 ** 48 - 1;

/** The milliseconds from 1970 of the first row's id: a year before `now` where no start is given. */
export function startMs(start: Moment | undefined, now: Moment): number {
  const { days, ms } = start ?? addDuration(now, { months: -12, ms: 0 });
  return Math.min(LATEST_MS, Math.max(0, days * MS_A_DAY + ms));
}

/** The milliseconds from row to row, months taken as 30 days; a second where nothing is given. */
export function everyMs(every: Duration | undefined): number {
  const { months, ms } = every ?? { months: 0, ms: 1000 };
  return months * 30 * MS_A_DAY + ms;
}

/** Adds problems about times that ids cannot have: before 1970, none from row to row, or more than a year. */
export function checkIdTime(
  { start, every }: { readonly start: Moment | undefined; readonly every: Duration | undefined },
  at: OptionPlaces,
): void {
  if (start !== undefined && start.days < 0) {
    const message = `start (${formatMoment(start)}) is before 1970, where the times of ids begin; take a later one`;
    at.problems.add('schema/invalid-option', at.option('start'), message);
  }
  const step = everyMs(every);
  if (step < 1 || step > 366 * MS_A_DAY) {
    const message = 'every must be a millisecond at least and 366 days at most';
    at.problems.add('schema/invalid-option', at.option('every'), message);
  }
}
