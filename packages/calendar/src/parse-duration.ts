import type { Duration } from './moment.ts';

const SHORT = /^([0-9]{1,9})([smhdwy])$/;
const ISO =
  /^P(?=.)(?:([0-9]{1,9})Y)?(?:([0-9]{1,9})M)?(?:([0-9]{1,9})W)?(?:([0-9]{1,9})D)?(?:T(?=.)(?:([0-9]{1,9})H)?(?:([0-9]{1,9})M)?(?:([0-9]{1,9})(?:\.([0-9]{1,3}))?S)?)?$/;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** No duration is longer: the calendar has 9,999 years. */
const MOST_MONTHS = 120_000;
const MOST_MS = 3_652_500 * DAY;

/**
 * Reads a length of time: `90s`, `15m` (minutes), `2h`, `3d`, `6w`, `2y`, or ISO 8601 (`P1Y2M`, `P2W`, `PT1H30M`, `PT0.25S`), where
 * months and years are calendar months. Returns undefined where the text is none, or longer than 10,000 years.
 */
export function parseDuration(text: string): Duration | undefined {
  const short = SHORT.exec(text);
  if (short !== null) return bounded(shortDuration(Number(short[1]), short[2] ?? ''));
  const iso = text.length <= 100 ? ISO.exec(text) : null;
  return iso === null ? undefined : bounded(isoDuration(iso.slice(1)));
}

function shortDuration(count: number, unit: string): Duration {
  if (unit === 'y') return { months: count * 12, ms: 0 };
  const units: ReadonlyMap<string, number> = new Map(
    Object.entries({ s: SECOND, m: MINUTE, h: HOUR, d: DAY, w: WEEK }),
  );
  return { months: 0, ms: count * (units.get(unit) ?? 0) };
}

function isoDuration(parts: readonly (string | undefined)[]): Duration {
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const ms = Number((parts[7] ?? '').padEnd(3, '0'));
  return {
    months: years * 12 + months,
    ms: weeks * WEEK + days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND + ms,
  };
}

function bounded(duration: Duration): Duration | undefined {
  return duration.months <= MOST_MONTHS && duration.ms <= MOST_MS ? duration : undefined;
}
