import { civilFromDays, daysFromCivil, daysInMonth } from './civil.ts';
import type { Duration, Moment } from './moment.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;

/** The begin of year 1, before which there is no moment. */
export const firstMoment: Moment = { days: FIRST_DAY, ms: 0, us: 0, hasTime: true };

/** The last microsecond of year 9999, after which there is no moment. */
export const lastMoment: Moment = { days: LAST_DAY, ms: DAY_MS - 1, us: 999, hasTime: true };

/**
 * Adds a duration to a moment, or takes it away with `sign` −1: months first, where a day that the month does not have becomes its
 * last, then milliseconds. What leaves the years 0001 to 9999 becomes their first or last moment.
 */
export function addDuration(moment: Moment, { months, ms }: Duration, sign: 1 | -1 = 1): Moment {
  const shifted = addMonths(moment.days, sign * months);
  const total = moment.ms + sign * ms;
  const carried = Math.floor(total / DAY_MS);
  const rest = total - carried * DAY_MS;
  const hasTime = moment.hasTime || ms % DAY_MS !== 0;
  return clipMoment({ days: shifted + carried, ms: rest, us: moment.us, hasTime });
}

/** Returns the moment itself, or the first or last one of the years 0001 to 9999 where it lies outside. */
export function clipMoment(moment: Moment): Moment {
  if (moment.days < FIRST_DAY) return { ...firstMoment, hasTime: moment.hasTime };
  if (moment.days <= LAST_DAY) return moment;
  return moment.hasTime ? lastMoment : { days: LAST_DAY, ms: 0, us: 0, hasTime: false };
}

/** Returns a number below, equal to or above 0 as `a` is before, at or after `b`. */
export function compareMoments(a: Moment, b: Moment): number {
  return a.days - b.days || a.ms - b.ms || a.us - b.us;
}

function addMonths(days: number, months: number): number {
  if (months === 0) return days;
  const { year, month, day } = civilFromDays(days);
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: count - Math.floor(count / 12) * 12 + 1 };
  return daysFromCivil({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
}
