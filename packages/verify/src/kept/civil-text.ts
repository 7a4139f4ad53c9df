import { daysFromCivil } from '@populace/calendar';

/** The whole number that the digits of a text say from `from` to before `to`. */
export function digitsAt(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}

/** Days from 1970-01-01 of a text that begins with a date such as `2024-01-31`. */
export function daysOfText(text: string): number {
  return daysFromCivil({ year: digitsAt(text, 0, 4), month: digitsAt(text, 5, 7), day: digitsAt(text, 8, 10) });
}

/** Microseconds of the day of the time (`08:30:00`, `08:30:00.250`) that stands at a place of a text; `Z` may end it. */
export function microsOfText(text: string, at: number): number {
  const seconds =
    digitsAt(text, at, at + 2) * 3600 + digitsAt(text, at + 3, at + 5) * 60 + digitsAt(text, at + 6, at + 8);
  if (text.charCodeAt(at + 8) !== 46) return seconds * 1e6;
  const end = text.endsWith('Z') ? text.length - 1 : text.length;
  return seconds * 1e6 + digitsAt(text, at + 9, end) * 10 ** (6 - (end - at - 9));
}

/** A date as it is written: `2024-01-31`. */
export function dateText({
  year,
  month,
  day,
}: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** A time of day as it is written, with so many digits after the second. */
export function timeText(micros: number, digits: number): string {
  const seconds = Math.floor(micros / 1e6);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => pad(part, 2));
  const fraction = digits === 0 ? '' : `.${pad(micros % 1e6, 6).slice(0, digits)}`;
  return clock.join(':') + fraction;
}

function pad(value: number, width: number): string {
  return `${value}`.padStart(width, '0');
}
