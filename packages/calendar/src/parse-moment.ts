import { addDuration, clipMoment } from './add-duration.ts';
import { daysFromCivil, daysInMonth } from './civil.ts';
import type { Moment } from './moment.ts';
import { parseDuration } from './parse-duration.ts';

const DATE = /^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[Tt ](.+))?$/;
const TIME = /^([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,6}))?)?(?:([Zz])|([-+])([0-9]{2})(?::?([0-9]{2}))?)?$/;
const RELATIVE = /^now(?:([-+])(.+))?$/;
const LONGEST = 64;

const MINUTE = 60_000;
const DAY_MS = 86_400_000;

/**
 * Reads a date (`2024-01-31`), a timestamp (ISO 8601 with `T` or a space, to the microsecond, UTC where it names no offset), or one
 * relative to `now` (`now`, `now-2y`, `now+P1M`). Years are 0001 to 9999; what leaves them by an offset or a duration is clipped.
 * Returns undefined where the text is none of these, or the day or time does not exist.
 */
export function parseMoment(text: string, now: Moment): Moment | undefined {
  if (text.length > LONGEST) return undefined;
  const relative = RELATIVE.exec(text);
  if (relative !== null) return relativeMoment(now, relative[1], relative[2]);
  const [, year, month, day, time] = DATE.exec(text) ?? [];
  const days = dayOf(Number(year), Number(month), Number(day));
  if (days === undefined) return undefined;
  return time === undefined ? { days, ms: 0, us: 0, hasTime: false } : withTime(days, time);
}

function relativeMoment(now: Moment, sign: string | undefined, text: string | undefined): Moment | undefined {
  if (text === undefined) return now;
  const duration = parseDuration(text);
  return duration && addDuration(now, duration, sign === '-' ? -1 : 1);
}

function dayOf(year: number, month: number, day: number): number | undefined {
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? daysFromCivil({ year, month, day }) : undefined;
}

function withTime(days: number, text: string): Moment | undefined {
  const match = TIME.exec(text);
  if (match === null) return undefined;
  const [, hour, minute, second = '0', fraction = '', , sign, offsetHour = '0', offsetMinute = '0'] = match;
  const exists = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  if (!exists || Number(offsetHour) > 23 || Number(offsetMinute) > 59) return undefined;
  const micros = fraction.padEnd(6, '0');
  const local = (Number(hour) * 60 + Number(minute)) * MINUTE + Number(second) * 1000 + Number(micros.slice(0, 3));
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * MINUTE;
  const total = local - (sign === '-' ? -offset : offset);
  const carried = Math.floor(total / DAY_MS);
  return clipMoment({ days: days + carried, ms: total - carried * DAY_MS, us: Number(micros.slice(3)), hasTime: true });
}
