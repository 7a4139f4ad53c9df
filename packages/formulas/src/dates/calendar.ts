import { civilFromDays, daysFromCivil } from '@populace/calendar';

/** The day of the week, from 1 for Monday to 7 for Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The day of the year, of which the first is 1. */
export function dayOfYearOf(day: number): number {
  return day - daysFromCivil({ year: civilFromDays(day).year, month: 1, day: 1 }) + 1;
}

/** The week of the year that the Thursday of its week lies in (ISO 8601). */
export function isoWeekOf(day: number): number {
  const thursday = day - weekdayOf(day) + 4;
  return Math.floor((dayOfYearOf(thursday) - 1) / 7) + 1;
}

export function startOfMonthOf(day: number): number {
  return day - civilFromDays(day).day + 1;
}

export function endOfMonthOf(day: number): number {
  const { year, month } = civilFromDays(day);
  return startOfMonthOf(day) + lengthOfMonth(year, month) - 1;
}

export function lengthOfMonth(year: number, month: number): number {
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return daysFromCivil(next) - daysFromCivil({ year, month, day: 1 });
}

/** The day so many months later, or the last one of that month; far outside the years where it would be. */
export function monthsLater(day: number, months: number): number {
  const civil = civilFromDays(day);
  const count = civil.year * 12 + civil.month - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return daysFromCivil({ year, month, day: Math.min(civil.day, lengthOfMonth(year, month)) });
}
