import { parseMoment } from '@populace/calendar';
import { defineEncoder, type Encoder, type TableFacts } from '@populace/cells';
import { CodedError, type Column, type RowSet, textOption, typeName } from '@populace/core';
import { type BasicTimes, basicTimes } from '../shared/basic-times/basic-times.ts';
import { contentText, contentToken } from '../shared/content-lines/content-texts.ts';
import { foldedRun } from '../shared/content-lines/fold-lines.ts';
import { mapProperties, type PropertyGuesses } from '../shared/content-lines/map-properties.ts';
import { propertyLine } from '../shared/content-lines/property-line.ts';
import { isNullable } from '../shared/named-columns/is-nullable.ts';
import { type Place, planPlaced } from '../shared/placed-cells/plan-placed.ts';
import { type LastDays, planLastDays } from './last-days.ts';

/**
 * An iCalendar with an event a row (RFC 5545), in UTF-8, folded at 75 octets. Columns that are no property of an event, by `map` or by their
 * names, are not written. Times have whole seconds; without a zone they are those of wherever one reads them. A CR is left out of texts, and
 * other controls than tab and line ends are refused.
 */
export const icalendarEncoder: Encoder = defineEncoder({
  id: 'icalendar',
  summary: 'An iCalendar with an event a row, of the columns that are called after its properties or mapped to them.',
  contentType: 'text/calendar',
  extensions: ['ics'],
  options: {
    map: textOption({
      maxLength: 10_000,
      summary: 'Which columns are which properties, such as `DTSTART=opens,SUMMARY=film`; others go by their names.',
    }),
    stamp: textOption({
      default: '20000101T000000Z',
      maxLength: 16,
      summary: 'When events are said to be made, where no column says so: there is no clock in the bytes.',
    }),
  },
  plan(columns, { map, stamp }, { facts, rows }) {
    checkStamp(stamp);
    const found = mapProperties(columns, map, eventGuesses);
    const times = eventTimes(found, facts, rows.lo.length);
    const places: readonly Place[] = [
      'BEGIN:VEVENT\r\n',
      ...identifierLine(found.get('UID'), facts, rows),
      ...(times.stamp === undefined ? [`DTSTAMP:${stamp}\r\n`] : timeLine('DTSTAMP', times.stamp.column)),
      ...timeLine('DTSTART', times.start.column),
      ...(times.end === undefined ? [] : timeLine('DTEND', times.end.column)),
      ...(['SUMMARY', 'DESCRIPTION', 'LOCATION'] as const).flatMap((name) =>
        propertyLine(found.get(name), `${name}:`, contentText),
      ),
      ...propertyLine(found.get('URL'), 'URL:', contentToken),
      'END:VEVENT\r\n',
    ];
    const frame = {
      head: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Populace//Populace//EN\r\n',
      tail: 'END:VCALENDAR\r\n',
    };
    const run = foldedRun(planPlaced(places, frame, rows));
    return {
      ...run,
      encode(n, first) {
        for (const time of [times.start, times.last, times.end, times.stamp]) time?.prepare(n);
        return run.encode(n, first);
      },
    };
  },
});

type EventProperty = 'DTSTART' | 'DTEND' | 'DTSTAMP' | 'UID' | 'SUMMARY' | 'DESCRIPTION' | 'LOCATION' | 'URL';

const eventGuesses: PropertyGuesses<EventProperty> = {
  DTSTART: [
    'dtstart',
    'start',
    'starts',
    'starts_at',
    'start_at',
    'start_time',
    'start_date',
    'begins_at',
    'from',
    'date',
  ],
  DTEND: ['dtend', 'end', 'ends', 'ends_at', 'end_at', 'end_time', 'end_date', 'until', 'to'],
  DTSTAMP: ['dtstamp', 'updated_at', 'modified_at', 'created_at'],
  UID: ['uid', 'uuid', 'id'],
  SUMMARY: ['summary', 'title', 'subject', 'event', 'name'],
  DESCRIPTION: ['description', 'notes', 'note', 'details'],
  LOCATION: ['location', 'venue', 'place', 'room', 'city'],
  URL: ['url', 'link', 'website'],
};

interface EventTimes {
  readonly start: BasicTimes;
  readonly end: BasicTimes | undefined;
  readonly last: LastDays | undefined;
  readonly stamp: BasicTimes | undefined;
}

function eventTimes(found: ReadonlyMap<EventProperty, Column>, facts: TableFacts, capacity: number): EventTimes {
  const [start, end, stamp] = [found.get('DTSTART'), found.get('DTEND'), found.get('DTSTAMP')];
  if (start === undefined)
    throw cannotHold(
      'An event needs DTSTART, but no column is called start, starts_at or date; name one with map: DTSTART=column.',
    );
  checkTime('DTSTART', start, ['date', 'timestamp', 'timestamptz']);
  if (isNullable(start, facts)) {
    throw cannotHold(
      `Column ${JSON.stringify(start.name)} has missing values, but each event needs DTSTART; give it no nulls, or take another column with map: DTSTART=column.`,
    );
  }
  // RFC 5545, section 3.8.2.2: of the same type as DTSTART.
  if (end !== undefined) checkTime('DTEND', end, [start.type.kind]);
  const last = end?.type.kind === 'date' ? planLastDays(start, end, capacity) : undefined;
  const ends = last?.column ?? end;
  const isStamp = stamp?.type.kind === 'timestamptz' && !isNullable(stamp, facts);
  return {
    start: basicTimes(start, capacity),
    end: ends && basicTimes(ends, capacity),
    last,
    // It is required, and in UTC (section 3.8.7.2).
    stamp: stamp !== undefined && isStamp ? basicTimes(stamp, capacity) : undefined,
  };
}

function checkTime(property: string, { name, type }: Column, kinds: readonly Column['type']['kind'][]): void {
  if (kinds.includes(type.kind)) return;
  throw cannotHold(
    `Column ${JSON.stringify(name)} is ${typeName(type)}, but ${property} must be ${kinds.join(' or ')}; take another column, or leave it out, with map: ${property}=column or ${property}=.`,
  );
}

function timeLine(property: string, column: Column): readonly Place[] {
  return propertyLine(column, `${property}${column.type.kind === 'date' ? ';VALUE=DATE' : ''}:`, contentToken);
}

/**
 * UIDs are those of the whole world (section 3.8.4.7): UUIDs as they are, other keys and numbers of rows with the name of the table. A column
 * with missing values is no key.
 */
function identifierLine(column: Column | undefined, facts: TableFacts, { hi, lo }: RowSet): readonly Place[] {
  if (column?.type.kind === 'uuid' && !isNullable(column, facts)) return propertyLine(column, 'UID:', contentToken);
  const rowNumber: Column = { name: 'row', type: { kind: 'int64' }, vector: { kind: 'wide', hi, lo, scale: 0 } };
  const key = column === undefined || isNullable(column, facts) ? rowNumber : column;
  const domain = facts.name.replace(/[^A-Za-z0-9-]/gu, '-');
  return ['UID:', { column: key, cell: contentText }, `@${domain}.example\r\n`];
}

const EPOCH = { days: 0, ms: 0, us: 0, hasTime: true };

function checkStamp(stamp: string): void {
  const spaced = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3T$4:$5:$6');
  if (spaced !== stamp && parseMoment(spaced, EPOCH) !== undefined) return;
  throw new CodedError(
    'format/invalid-option',
    `stamp must be a point in time in UTC such as 20000101T000000Z, but is ${JSON.stringify(stamp)}.`,
  );
}

function cannotHold(message: string): CodedError {
  return new CodedError('format/cannot-hold', message);
}
