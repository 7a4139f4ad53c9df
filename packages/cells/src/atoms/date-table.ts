import { civilFromDays, daysFromCivil, daysInMonth } from '@populace/calendar';
import { asciiSlot } from './literal.ts';
import { numberTable } from './number-table.ts';

/** The text of the days of a range in two look-ups: `YYYY-MM-` by month, the rest by day of the month. */
export interface DateTable {
  /** By days from the range's first: the month's place in `months` times 32, plus the day of the month. */
  readonly places: Uint16Array;
  /** The eight bytes of `YYYY-MM-`. */
  readonly months: Float64Array;
}

/** Days from 1970-01-01 to 0001-01-01 and 9999-12-31: the years that ISO 8601 writes with four digits. */
export const FIRST_DAY = -719_162;
export const LAST_DAY = 2_932_896;

/** As many months as the 16 bits of a place have room for: 170 years. */
const MOST_MONTHS = 2047;

/** Returns the table for the days [min, max], or undefined where that range is too wide for one. */
export function createDateTable(min: number, max: number): DateTable | undefined {
  const first = civilFromDays(min);
  const last = civilFromDays(max);
  const monthCount = (last.year - first.year) * 12 + last.month - first.month + 1;
  if (monthCount > MOST_MONTHS) return undefined;
  const places = new Uint16Array(max - min + 1);
  const months = new Float64Array(monthCount);
  let { year, month } = first;
  let day = daysFromCivil({ year, month, day: 1 });
  for (let index = 0; index < monthCount; index++) {
    months[index] = asciiSlot(`${pad(year, 4)}-${pad(month, 2)}-`);
    const length = daysInMonth(year, month);
    for (let date = 1; date <= length; date++, day++) {
      // Writes outside of the array are ignored: the first and last month may reach out of the range.
      places[day - min] = index * 32 + date;
    }
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year++;
  }
  return { places, months };
}

/** Returns, by number from 0 to `count` - 1, two digits and `after` (ASCII, at most 6 characters) as a slot. */
export function twoDigitSlots(count: number, after: string): Float64Array {
  const slots = new Float64Array(count);
  for (let number = 0; number < count; number++) slots[number] = asciiSlot(pad(number, 2) + after);
  return slots;
}

/** Returns `-MM-` by month, from 1, as words whose low byte is the first character. */
export function monthWords(): Int32Array {
  const { digits } = numberTable();
  // The table has `00MM`: the month moves to the middle, between two dashes.
  return Int32Array.from({ length: 13 }, (_, month) => 0x2d00002d | ((digits[month] >>> 16) << 8));
}

let minutes: Float64Array | undefined;

/** Returns `HH:MM:` by minute of the day, as slots. */
export function minuteSlots(): Float64Array {
  if (minutes === undefined) {
    minutes = new Float64Array(1440);
    for (let minute = 0; minute < 1440; minute++) {
      minutes[minute] = asciiSlot(`${pad((minute / 60) | 0, 2)}:${pad(minute % 60, 2)}:`);
    }
  }
  return minutes;
}

/**
 * Returns year * 512 + month * 32 + day of the month of a day within the years 1 to 9999: the arithmetic of `civilFromDays`
 * in whole numbers only, for loops.
 */
export function packDay(days: number): number {
  const shifted = days + 719_468;
  const era = (shifted / 146_097) | 0;
  const dayOfEra = shifted - era * 146_097;
  const leapDays = ((dayOfEra / 1460) | 0) - ((dayOfEra / 36_524) | 0) + ((dayOfEra / 146_096) | 0);
  const yearOfEra = ((dayOfEra - leapDays) / 365) | 0;
  const dayOfYear = dayOfEra - (365 * yearOfEra + (yearOfEra >> 2) - ((yearOfEra / 100) | 0));
  const shiftedMonth = ((5 * dayOfYear + 2) / 153) | 0;
  const day = dayOfYear - (((153 * shiftedMonth + 2) / 5) | 0) + 1;
  const isLate = shiftedMonth >= 10;
  const month = isLate ? shiftedMonth - 9 : shiftedMonth + 3;
  const year = yearOfEra + era * 400 + (isLate ? 1 : 0);
  return year * 512 + month * 32 + day;
}

function pad(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
