import type { Column } from '@populace/core';
import { testRowCounts, timestampCells } from '@populace/testkit';
import ICAL from 'ical.js';
import { icalendarEncoder } from './icalendar-encoder.ts';

/** Which property a column is in. */
const PROPERTIES: Readonly<Record<string, string>> = {
  start: 'dtstart',
  moment: 'dtend',
  word: 'summary',
  note: 'description',
  json: 'location',
};

type Component = readonly [name: string, properties: readonly (readonly [name: string, ...unknown[]])[], Component[]];

/** Reads with ical.js: the values of the properties of each event (RFC 7265). */
function readEvents(bytes: Uint8Array, columns: readonly Column[]): readonly (readonly unknown[])[] {
  const [, , events] = ICAL.parse(new TextDecoder().decode(bytes)) as unknown as Component;
  return events.map(([, properties]) => {
    const values = new Map(properties.map(([name, , , value]) => [name, value]));
    return columns.map(({ name }) => values.get(PROPERTIES[name] ?? '') ?? null);
  });
}

testRowCounts(icalendarEncoder, {
  options: {
    map: Object.entries(PROPERTIES)
      .map(([column, name]) => `${name.toUpperCase()}=${column}`)
      .join(','),
  },
  beside: (n) => ({
    start: timestampCells(
      Array.from({ length: n }, (_, row) => ({ days: (row * 7) % 30_000, ms: (row * 7919) % 86_400_000 })),
      'ms',
      true,
    ),
  }),
  columns: Object.keys(PROPERTIES),
  readBack: readEvents,
  // Times have whole seconds; there is no carriage return.
  expected(text, { type }) {
    if (type.kind === 'timestamptz') return text?.replace(/\.\d+/, '') ?? null;
    return text?.replaceAll('\r', '') ?? null;
  },
  refuses: (text) => /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(text),
});
