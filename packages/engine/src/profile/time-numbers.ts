import { type CivilDate, civilFromDays, daysFromCivil } from '@populace/calendar';
import type { LogicalType } from '@populace/core';

export const SECOND = 1000;
export const MINUTE: number = 60 * SECOND;
export const HOUR: number = 60 * MINUTE;
export const DAY: number = 24 * HOUR;

/** The day of a point in time, in milliseconds from 1970. */
export function civilOf(time: number): CivilDate {
  return civilFromDays(Math.floor(time / DAY));
}

/** Reads a date, a timestamp or a time of day as columns have them, in milliseconds from 1970 or from midnight. */
export function numberOfTime(text: string): number {
  const isDate = text[4] === '-';
  const days = isDate
    ? daysFromCivil({
        year: Number(text.slice(0, 4)),
        month: Number(text.slice(5, 7)),
        day: Number(text.slice(8, 10)),
      })
    : 0;
  const time = (isDate ? text.slice(11) : text).replace('Z', '');
  if (time === '') return days * DAY;
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  // Fractions of seconds are doubles, so that the sum is brought to whole microseconds.
  const micros = Math.round((hours * HOUR + minutes * MINUTE + seconds * SECOND) * 1000);
  return days * DAY + micros / 1000;
}

/** How columns write times. */
export interface TimeForm {
  readonly kind: LogicalType['kind'];
  /** Digits of fractions of seconds: none, 3 or 6. */
  readonly digits: number;
}

/** The form of the times of a column, of which one is given as text. */
export function formOfTime({ kind }: LogicalType, text: string): TimeForm {
  return { kind, digits: /\.([0-9]+)/.exec(text)?.[1]?.length ?? 0 };
}

/** Writes a point in time, or a time of day, given in milliseconds from 1970, or from midnight. */
export function textOfTime(time: number, { kind, digits }: TimeForm): string {
  const whole = Math.floor(time);
  const days = Math.floor(whole / DAY);
  const ms = whole - days * DAY;
  if (kind === 'date') return dateText(days);
  const clock = timeText(ms, Math.floor((time - whole) * 1000), digits);
  // Midnight at the end of the day is an edge of times of day.
  if (kind === 'time') return days > 0 ? clock.replace('00:', '24:') : clock;
  return `${dateText(days)}T${clock}${kind === 'timestamptz' ? 'Z' : ''}`;
}

function dateText(days: number): string {
  const { year, month, day } = civilFromDays(days);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function timeText(ms: number, micros: number, digits: number): string {
  const seconds = Math.floor(ms / SECOND);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((one) => pad(one, 2));
  const fraction = digits === 0 ? '' : `.${(pad(ms % SECOND, 3) + pad(micros, 3)).slice(0, digits)}`;
  return clock.join(':') + fraction;
}

function pad(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
