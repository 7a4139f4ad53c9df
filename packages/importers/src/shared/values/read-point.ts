import { type DayForm, type DayOrder, wholeYear } from './day-forms.ts';

/** A time of day, as five groups. */
export const CLOCK = '(\\d{1,2}):(\\d\\d)(?::(\\d\\d)(?:[.,](\\d{1,9}))?)?( ?[ap]m)?';
const ZONE = '( ?(?:Z|UTC|[+-]\\d\\d:?(?:\\d\\d)?))?';

/** A day, with or without a time, as a cell has it. */
export interface Point {
  /** As ISO 8601 writes it, in UTC where there is a zone. */
  readonly text: string;
  readonly hasTime: boolean;
  readonly hasZone: boolean;
  readonly plain: boolean;
  readonly fraction: number;
  readonly day: number;
  readonly shortYear: boolean;
}

function pointOf(found: RegExpExecArray | null, order: DayOrder, latestYear: number): Point | undefined {
  if (found === null) return undefined;
  const [, a = '', b = '', c = '', gap, hour = '0', minute = '00', second = '00', fraction = '', half, zone] = found;
  const [written = '', ...rest] = { ymd: [a, b, c], dmy: [c, b, a], mdy: [c, a, b] }[order];
  const [month = 0, day = 0] = rest.map(Number);
  const year = wholeYear(written, latestYear);
  const shortYear = written.length === 2;
  if (!isDay(year, month, day)) return undefined;
  const hasTime = gap !== undefined;
  const hours = hoursOf(Number(hour), half);
  if (hours === undefined || Number(minute) > 59 || Number(second) > 59) return undefined;
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  if (!hasTime) return { text: date, hasTime, hasZone: false, plain: true, fraction: 0, day, shortYear };
  const local = `${date}T${pad(hours, 2)}:${minute}:${second}`;
  const text = zone === undefined ? local : inUtc(local, zone);
  const plain = gap === 'T' && found[7] !== undefined && half === undefined && (zone === undefined || zone === 'Z');
  return { text, hasTime, hasZone: zone !== undefined, plain, fraction: fraction.length, day, shortYear };
}

/** Returns what reads the cells that are written in a form; undefined of all others. */
export function pointReader(form: DayForm, latestYear: number): (cell: string) => Point | undefined {
  const pattern = new RegExp(`^${form.pattern}(?:([T ]+)${CLOCK}${ZONE})?$`, 'i');
  return (cell) => {
    const text = form.prepare === undefined ? cell.trim() : form.prepare(cell.trim());
    return text === undefined ? undefined : pointOf(pattern.exec(text), form.order, latestYear);
  };
}

/** The hour of the day of a clock of 24 or of twice 12 hours. */
export function hoursOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.trim().toLowerCase() === 'pm' ? 12 : 0);
}

function inUtc(local: string, zone: string): string {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(Date.parse(`${local}Z`) - offset * 60_000).toISOString().slice(0, 19);
}

const DAYS_IN_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(year: number, month: number, day: number): boolean {
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > 31) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && isLeap ? 29 : (DAYS_IN_MONTHS[month - 1] ?? 0));
}

/** A number with zeros in front. */
export function pad(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
