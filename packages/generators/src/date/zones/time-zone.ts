import { civilFromDays, daysFromCivil } from '@populace/calendar';
import { timeZones } from './time-zones.gen.ts';

/** The offsets of a time zone from UTC. */
export interface TimeZone {
  /** The offset in seconds at a point in time, which is so many seconds after 1970-01-01T00:00:00Z; from `FIRST_SECOND` on. */
  offsetAt(seconds: number): number;
}

/** 1973-01-01T00:00:00Z: before it some offsets were not whole minutes. */
export const FIRST_SECOND = 94_694_400;

const DAY = 86_400;
const QUARTER = 900;

let lines: ReadonlyMap<string, string> | undefined;
const opened = new Map<string, TimeZone>();

/** The names of the IANA time zone database, links included. */
export function timeZoneNames(): readonly string[] {
  return [...linesByName().keys()];
}

/** Returns the time zone of a name; undefined where there is none. */
export function findTimeZone(name: string): TimeZone | undefined {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const line = linesByName().get(name);
  if (line === undefined) return undefined;
  const zone = readZone(line);
  opened.set(name, zone);
  return zone;
}

function linesByName(): ReadonlyMap<string, string> {
  lines ??= new Map(
    timeZones
      .trim()
      .split('\n')
      .flatMap((line) =>
        line
          .slice(0, line.indexOf('\t'))
          .split(' ')
          .map((name) => [name, line] as const),
      ),
  );
  return lines;
}

function readZone(line: string): TimeZone {
  const [, start = '0', changes = '', rule = ''] = line.split('\t');
  const times = [FIRST_SECOND];
  const offsets = [secondsOf(start)];
  for (const change of changes.split(' ').filter((text) => text !== '')) {
    const [since = '', offset = ''] = change.split(':');
    times.push((times.at(-1) ?? 0) + secondsOf(since));
    offsets.push(secondsOf(offset));
  }
  const afterwards = ruleOf(rule.split(' ').map(Number));
  const last = times.at(-1) ?? 0;
  return {
    offsetAt(seconds) {
      // The rule holds after the last change, which may not be one of its own.
      if (seconds >= last) return afterwards(seconds, last) ?? offsets.at(-1) ?? 0;
      let [low, high] = [0, times.length - 1];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((times[middle] ?? 0) <= seconds) low = middle;
        else high = middle;
      }
      return offsets[low] ?? 0;
    },
  };
}

function secondsOf(text: string): number {
  return text.startsWith('~') ? Number.parseInt(text.slice(1), 36) : Number.parseInt(text, 36) * QUARTER;
}

/** Returns the offset at a point in time, or undefined where no change of a rule lies between it and `since`. */
type OffsetByRule = (seconds: number, since: number) => number | undefined;

/** The rule of a line: one offset, or two, each from a weekday of a week of a month on (POSIX, TZ). */
function ruleOf(numbers: readonly number[]): OffsetByRule {
  const [standard = 0, other = 0] = numbers;
  if (numbers.length === 1) return () => standard;
  const [begin, end] = [numbers.slice(2, 6), numbers.slice(6, 10)];
  return (seconds, since) => {
    const { year } = civilFromDays(Math.floor((seconds + standard) / DAY));
    const changes = [year - 1, year, year + 1].flatMap((one) => [
      { at: dateOf(one, begin) - standard, offset: other },
      { at: dateOf(one, end) - other, offset: standard },
    ]);
    let latest: { readonly at: number; readonly offset: number } | undefined;
    for (const change of changes) {
      if (change.at <= seconds && (latest === undefined || change.at > latest.at)) latest = change;
    }
    return latest !== undefined && latest.at > since ? latest.offset : undefined;
  };
}

/** The seconds of the local clock from 1970 on at which a change of a year comes; week 5 is the last of the month. */
function dateOf(year: number, [month = 1, week = 1, weekday = 0, time = 0]: readonly number[]): number {
  const first = daysFromCivil({ year, month, day: 1 });
  const next =
    month === 12
      ? daysFromCivil({ year: year + 1, month: 1, day: 1 })
      : daysFromCivil({ year, month: month + 1, day: 1 });
  // 1970-01-01 was a Thursday.
  const firstWeekday = (((first + 4) % 7) + 7) % 7;
  let day = first + ((weekday - firstWeekday + 7) % 7) + (week - 1) * 7;
  while (day >= next) day -= 7;
  return day * DAY + time;
}
