import { civilFromDays, formatMoment, type Moment } from '@populace/calendar';
import { enumOption, nearestNames, type OptionPlaces, textOption } from '@populace/core';
import { type CellRandom, defineGenerator, type Generator, made, momentOption, view } from '@populace/recipes';
import { checkOrder } from './range.ts';
import { FIRST_SECOND, findTimeZone, type TimeZone, timeZoneNames } from './zones/time-zone.ts';

const DAY = 86_400;
/** `2024-01-31T08:30:00+02:00[America/Argentina/ComodRivadavia]`, the longest name that there is. */
const MOST_CHARACTERS = 64;
/** Draws of a cell are below this. */
const DRAWN = 2 ** 20;

/** Points in time as clocks of a time zone show them. */
export const zoned: Generator = defineGenerator({
  id: 'date.zoned',
  summary: 'A point in time as the clock of a time zone shows it, with its offset from UTC.',
  synonyms: {
    en: 'local time, local timestamp, time with offset, time with zone, daylight saving time',
    de: 'Ortszeit, Zeitstempel mit Zeitzone, Sommerzeit',
    es: 'hora local',
    fr: 'heure locale',
  },
  options: {
    from: momentOption({
      required: true,
      summary: 'The earliest, from 1973 on: a date, a timestamp, now, or now-2y and the like.',
    }),
    to: momentOption({ required: true, summary: 'The latest.' }),
    zone: textOption({
      minLength: 1,
      maxLength: 40,
      summary: "The time zone, as the IANA database names it, such as Europe/Berlin; that of the row's city if absent.",
    }),
    style: enumOption(['offset', 'named', 'local'], {
      default: 'offset',
      summary:
        'What follows the time: the offset (ISO 8601), the offset and the name of the zone (RFC 9557), or nothing.',
    }),
  },
  example: { options: { from: 'now-2y', to: 'now', zone: 'Europe/Berlin' } },
  check({ from, to, zone }, at) {
    checkOrder(from, to, { precision: 's', hours: undefined, weekdays: undefined }, at);
    checkFirst(from, at);
    if (zone === undefined || findTimeZone(zone) !== undefined) return;
    const message = `there is no time zone ${JSON.stringify(zone)}; take a name of the IANA database, such as Europe/Berlin`;
    at.problems.add('schema/invalid-option', at.option('zone'), message, nearestNames(zone, timeZoneNames()));
  },
  recipe({ from, to, zone, style }) {
    const [first, last] = [secondsOf(from), secondsOf(to.hasTime ? to : { ...to, ms: DAY * 1000 - 1 })];
    const where = zone ?? "the row's city";
    const write = (random: CellRandom, name: string): string => {
      // The name of a city's zone is one of the database, too.
      const known = findTimeZone(name) ?? UTC;
      return zonedText(first + drawBelow(random, last - first + 1), { name, zone: known, style });
    };
    const what = `a point in time from ${formatMoment(from)} to ${formatMoment(to)}, each second as likely, as the clock of ${where} shows it`;
    if (zone !== undefined) return made(what, MOST_CHARACTERS, (random) => write(random, zone));
    const zoneOfCity = view('place', 'timeZone');
    return made(what, MOST_CHARACTERS, (random, [seen]) => write(random, seen?.text ?? 'Etc/UTC'), [zoneOfCity]);
  },
});

const UTC: TimeZone = { offsetAt: () => 0 };

function checkFirst(from: Moment, at: OptionPlaces): void {
  if (secondsOf(from) >= FIRST_SECOND) return;
  const message = `from (${formatMoment(from)}) is before 1973, from when on offsets are known; take a later one`;
  at.problems.add('schema/invalid-option', at.option('from'), message);
}

/** Whole seconds from 1970-01-01T00:00:00Z. */
function secondsOf({ days, ms }: Moment): number {
  return days * DAY + Math.floor(ms / 1000);
}

/** A number from 0 to below `span`, which is below 2^40, each as likely. */
function drawBelow(random: CellRandom, span: number): number {
  const upper = Math.ceil(span / DRAWN);
  for (;;) {
    const drawn = random.below(upper) * DRAWN + random.below(DRAWN);
    if (drawn < span) return drawn;
  }
}

interface ZonedStyle {
  readonly name: string;
  readonly zone: TimeZone;
  readonly style: 'offset' | 'named' | 'local';
}

/** Clocks are read forward from UTC, so an hour that daylight saving time leaves out is never shown. */
function zonedText(seconds: number, { name, zone, style }: ZonedStyle): string {
  const offset = zone.offsetAt(seconds);
  const local = seconds + offset;
  const days = Math.floor(local / DAY);
  const { year, month, day } = civilFromDays(days);
  const rest = local - days * DAY;
  const time = `${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`;
  const text = `${`${year}`.padStart(4, '0')}-${two(month)}-${two(day)}T${time}`;
  if (style === 'local') return text;
  return style === 'named' ? `${text}${offsetText(offset)}[${name}]` : text + offsetText(offset);
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60;
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function two(value: number): string {
  return `${value}`.padStart(2, '0');
}
