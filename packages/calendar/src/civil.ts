/** A day of the proleptic Gregorian calendar. `month` and `day` count from 1; `year` may be 0 or negative (ISO 8601 numbering). */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days from 0000-03-01, where years of 400-year eras begin, to 1970-01-01. */
const EPOCH_SHIFT = 719_468;
const DAYS_IN_ERA = 146_097;

/** Returns the days from 1970-01-01 to a civil date. */
export function daysFromCivil({ year, month, day }: CivilDate): number {
  // Years begin in March, so that the leap day is their last.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_ERA + dayOfEra - EPOCH_SHIFT;
}

/** Returns the civil date that lies `days` after 1970-01-01. */
export function civilFromDays(days: number): CivilDate {
  const shifted = days + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_IN_ERA);
  const dayOfEra = shifted - era * DAYS_IN_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** The number of days of a month. */
export function daysInMonth(year: number, month: number): number {
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return daysFromCivil(next) - daysFromCivil({ year, month, day: 1 });
}
