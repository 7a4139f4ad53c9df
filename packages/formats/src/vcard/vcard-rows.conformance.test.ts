import type { Column } from '@populace/core';
import { constantCells, testRowCounts } from '@populace/testkit';
import ICAL from 'ical.js';
import { vcardEncoder } from './vcard-encoder.ts';

/** Which property a column is in, in the order of the table's columns. */
const PROPERTIES: Readonly<Record<string, string>> = {
  full: 'fn',
  day: 'bday',
  uuid: 'uid',
  word: 'title',
  note: 'nickname',
  digits: 'tel',
  joined: 'email',
  json: 'note',
};

type Card = readonly [name: 'vcard', properties: readonly (readonly [name: string, ...unknown[]])[]];

/** Reads with ical.js: the values of the properties of each card (RFC 7095). */
function readCards(bytes: Uint8Array, columns: readonly Column[]): readonly (readonly unknown[])[] {
  const parsed = ICAL.parse(new TextDecoder().decode(bytes)) as unknown as Card | readonly Card[];
  const cards = typeof parsed[0] === 'string' ? [parsed as Card] : (parsed as readonly Card[]);
  return cards.map(([, properties]) => {
    const values = new Map(properties.map(([name, , , value]) => [name, value]));
    return columns.map(({ name }) => values.get(PROPERTIES[name] ?? '') ?? null);
  });
}

testRowCounts(vcardEncoder, {
  options: {
    map: Object.entries(PROPERTIES)
      .map(([column, name]) => `${name.toUpperCase()}=${column}`)
      .join(','),
  },
  columns: Object.keys(PROPERTIES),
  // A full name is always there.
  beside: () => ({ full: constantCells('Ann Lee') }),
  readBack: readCards,
  expected(text, { type }) {
    if (text === null) return null;
    // There is no carriage return.
    return type.kind === 'uuid' ? `urn:uuid:${text}` : text.replaceAll('\r', '');
  },
  refuses: (text) => /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(text),
});
