import { allThat, type ColumnSample } from './column-sample.ts';
import { type DayForm, type DayOrder, dayForms, mayBeMoment, wholeYear } from './day-forms.ts';

/** Days, points in time or times of day as a column writes them. */
export interface MomentForm {
  readonly kind: 'date' | 'timestamp' | 'timestamptz' | 'time';
  /** How the column writes them, such as `31.12.2024`; undefined where Populace writes them so, too. */
  readonly writtenAs: string | undefined;
  /** Whether the day could be the month in all of them. */
  readonly ambiguous: boolean;
  /** Whether years have two digits. */
  readonly shortYears: boolean;
  readonly precision: 's' | 'ms' | 'us';
  readonly least: string;
  readonly greatest: string;
}

const CLOCK = '(\\d{1,2}):(\\d\\d)(?::(\\d\\d)(?:[.,](\\d{1,9}))?)?( ?[ap]m)?';
const ZONE = '( ?(?:Z|UTC|[+-]\\d\\d:?(?:\\d\\d)?))?';

/** How moments are read where their values do not tell. */
export interface MomentReading {
  /** Whether `1/2/2024` is in February. */
  readonly dayFirst: boolean;
  /** The latest year that two digits stand for. */
  readonly latestYear: number;
}

/** Reads a column of days, points in time or times of day; undefined where one value is neither. */
export function readMoments(sample: ColumnSample, reading: MomentReading): MomentForm | undefined {
  if (!mayBeMoment(sample.glimpse[0]?.trim() ?? '')) return undefined;
  return readDays(sample, reading) ?? readTimes(sample);
}

function readDays(sample: ColumnSample, { dayFirst, latestYear }: MomentReading): MomentForm | undefined {
  const last: DayOrder = dayFirst ? 'mdy' : 'dmy';
  const forms = dayForms.toSorted((a, b) => Number(a.order === last) - Number(b.order === last));
  for (const form of forms) {
    const pattern = new RegExp(`^${form.pattern}(?:([T ]+)${CLOCK}${ZONE})?$`, 'i');
    const points: Point[] = [];
    const isDays = allThat(sample, (cell) => {
      const text = form.prepare === undefined ? cell.trim() : form.prepare(cell.trim());
      const point = text === undefined ? undefined : pointOf(pattern.exec(text), form.order, latestYear);
      if (point !== undefined) points.push(point);
      return point !== undefined;
    });
    if (isDays) return daysOf(points, form);
  }
  return undefined;
}

interface Point {
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

/** The hour of the day of a clock of 24 or of twice 12 hours. */
function hoursOf(hour: number, half: string | undefined): number | undefined {
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

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0');
}

function daysOf(points: readonly Point[], form: DayForm): MomentForm | undefined {
  const timed = points.filter(({ hasTime }) => hasTime).length;
  const zoned = points.filter(({ hasZone }) => hasZone).length;
  if (timed > 0 && timed < points.length) return undefined;
  const [least, greatest] = rangeOf(points.map(({ text }) => text));
  const fraction = points.reduce((most, point) => Math.max(most, point.fraction), 0);
  const isPlain = form.shown === undefined && points.every(({ plain }) => plain);
  const swaps = form.order === 'mdy' || (form.order === 'dmy' && /^\d\d[/-]/.test(form.shown ?? ''));
  const shortYears = points.some(({ shortYear }) => shortYear);
  const shown = shownOf(form, timed > 0);
  return {
    kind: kindOf(timed, zoned),
    writtenAs: isPlain ? undefined : withYears(shown, shortYears),
    ambiguous: swaps && points.every(({ day, text }) => day <= 12 && Number(text.slice(5, 7)) <= 12),
    shortYears,
    precision: precisionOf(fraction),
    least,
    greatest,
  };
}

function kindOf(timed: number, zoned: number): MomentForm['kind'] {
  if (timed === 0) return 'date';
  return zoned > 0 ? 'timestamptz' : 'timestamp';
}

function shownOf({ shown }: DayForm, hasTime: boolean): string {
  return hasTime ? `${shown ?? '2024-12-31'} 08:30` : (shown ?? '2024-12-31');
}

function withYears(shown: string, areShort: boolean): string {
  return areShort ? shown.replace('2024', '24') : shown;
}

function precisionOf(fraction: number): 's' | 'ms' | 'us' {
  if (fraction === 0) return 's';
  return fraction <= 3 ? 'ms' : 'us';
}

/** The least and the greatest of texts that sort as what they say. */
function rangeOf(texts: readonly string[]): readonly [string, string] {
  let [least, greatest] = [texts[0] ?? '', texts[0] ?? ''];
  for (const text of texts) {
    if (text < least) least = text;
    if (text > greatest) greatest = text;
  }
  return [least, greatest];
}

function readTimes(sample: ColumnSample): MomentForm | undefined {
  const pattern = new RegExp(`^${CLOCK}$`, 'i');
  const texts: string[] = [];
  let fraction = 0;
  let isPlain = true;
  const isTime = allThat(sample, (cell) => {
    const [, hour = '', minute = '', second, part = '', half] = pattern.exec(cell.trim()) ?? [];
    const hours = hour === '' ? undefined : hoursOf(Number(hour), half);
    if (hours === undefined || Number(minute) > 59 || Number(second ?? 0) > 59) return false;
    texts.push(`${pad(hours, 2)}:${minute}:${second ?? '00'}`);
    fraction = Math.max(fraction, part.length);
    if (half !== undefined || second === undefined || hour.length < 2) isPlain = false;
    return true;
  });
  if (!isTime) return undefined;
  const [least, greatest] = rangeOf(texts);
  const writtenAs = isPlain ? undefined : '8:30';
  return {
    kind: 'time',
    writtenAs,
    ambiguous: false,
    shortYears: false,
    precision: precisionOf(fraction),
    least,
    greatest,
  };
}
