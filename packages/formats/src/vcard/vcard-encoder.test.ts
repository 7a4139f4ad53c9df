import {
  batchOf,
  bytesCells,
  codesCells,
  dateCells,
  encodeToText,
  int32Cells,
  mixedCells,
  nastyTexts,
  uuidCells,
} from '@populace/testkit';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { vcardEncoder } from './vcard-encoder.ts';

type Property = readonly [name: string, parameters: object, type: string, ...values: unknown[]];

/** Reads with ical.js: by card, the values of its properties. */
function readCards(text: string): readonly Readonly<Record<string, unknown>>[] {
  // A file of several cards is a list of components (RFC 7095).
  const parsed = ICAL.parse(text) as unknown as readonly (readonly [string, readonly Property[]])[];
  const cards = typeof parsed[0] === 'string' ? [parsed as unknown as (typeof parsed)[number]] : parsed;
  return cards.map(([, properties]) => Object.fromEntries(properties.map(([name, , , value]) => [name, value])));
}

const isRefused = (text: string): boolean => /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(text);

describe('vcard', () => {
  const batch = batchOf({
    id: uuidCells(['46437f47-ec05-4753-9dab-2333868b2cf8', '46437f47-ec05-4753-9dab-2333868b2cf9']),
    'First Name': ['Ann', 'Bo'],
    last_name: codesCells(['Lee; Hall', null]),
    email: ['ann@example.org', null],
    city: ['Bonn', 'Ulm'],
    country: codesCells(['Germany', null]),
    birthday: dateCells([0, 12_345]),
    shoe_size: int32Cells([38, 44]),
  });

  it('writes a card a row of what columns are called', () => {
    expect(encodeToText(vcardEncoder, batch)).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:4.0',
        'UID:urn:uuid:46437f47-ec05-4753-9dab-2333868b2cf8',
        'FN:Ann Lee; Hall',
        'N:Lee\\; Hall;Ann;;;',
        'EMAIL:ann@example.org',
        'ADR:;;;Bonn;;;Germany',
        'BDAY:19700101',
        'END:VCARD',
        'BEGIN:VCARD',
        'VERSION:4.0',
        'UID:urn:uuid:46437f47-ec05-4753-9dab-2333868b2cf9',
        'FN:Bo',
        'N:;Bo;;;',
        'ADR:;;;Ulm;;;',
        'BDAY:20031020',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  it('is read by ical.js in both versions', () => {
    const [four] = readCards(encodeToText(vcardEncoder, batch));
    const [three] = readCards(encodeToText(vcardEncoder, batch, { options: { version: '3.0' } }));

    expect(four).toMatchObject({
      fn: 'Ann Lee; Hall',
      n: ['Lee; Hall', 'Ann', '', '', ''],
      adr: ['', '', '', 'Bonn', '', '', 'Germany'],
      bday: '1970-01-01',
    });
    expect(three).toMatchObject({ version: '3.0', n: ['Lee; Hall', 'Ann', '', '', ''], bday: '1970-01-01' });
  });

  it('keeps nasty texts, folded at 75 octets', () => {
    const texts = nastyTexts.filter((text) => !isRefused(text));
    const nasty = batchOf({ name: bytesCells(texts), note: codesCells(texts) });

    const text = encodeToText(vcardEncoder, nasty);

    expect(readCards(text).map(({ fn, note }) => [fn, note])).toEqual(
      texts.map((one) => one.replaceAll('\r', '')).map((one) => [one, one]),
    );
    expect(Math.max(...text.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBe(75);
    expect(text).not.toMatch(/[^\r]\n|\ufffd\ufffd/);
    for (const batchRows of [1, 7]) expect(encodeToText(vcardEncoder, nasty, { batchRows })).toBe(text);
  });

  it('shows a card by what is there of its names, else by nickname, organisation or e-mail', () => {
    const sparse = batchOf({
      name: [null, null, null, 'Ann Lee', null],
      first_name: codesCells(['Ann', 'Bo', null, 'Cy', null]),
      last_name: ['Lee', null, 'Lee', null, null],
      company: [null, 'Ore', null, null, null],
      email: ['a@b', 'c@d', 'e@f', 'g@h', 'i@j'],
    });

    for (const [version, batchRows] of [
      ['4.0', 5],
      ['3.0', 2],
    ] as const) {
      const text = encodeToText(vcardEncoder, sparse, { options: { version }, batchRows });
      expect(text.match(/FN:.*/g)).toEqual(['FN:Ann Lee', 'FN:Bo', 'FN:Lee', 'FN:Ann Lee', 'FN:i@j']);
      expect(text.match(/\bN:.*/g)).toEqual(['N:Lee;Ann;;;', 'N:;Bo;;;', 'N:Lee;;;;', 'N:;Cy;;;', 'N:;;;;']);
    }
  });

  it('takes the columns that map names, and leaves out what it names no column for', () => {
    const text = encodeToText(vcardEncoder, batch, { options: { map: 'FN=email, NOTE=shoe_size,EMAIL=,BDAY=,UID=' } });

    expect(readCards(text)[0]).toMatchObject({ fn: 'ann@example.org', note: '38' });
    expect(text).not.toMatch(/EMAIL|BDAY|UID/);
  });

  it('writes birthdays of given cells like others', () => {
    const given = mixedCells([0, 1], [dateCells([0, 0]), codesCells([null, '2001-02-03'], { kind: 'date' })]);
    const text = encodeToText(vcardEncoder, batchOf({ name: ['a', 'b'], dob: { ...given, type: { kind: 'date' } } }));

    expect(text.match(/BDAY:.*/g)).toEqual(['BDAY:19700101', 'BDAY:20010203']);
  });

  it.each([
    [{ email: ['x'] }, {}, 'format/cannot-hold', 'map: FN=column'],
    [{ first_name: ['x', null], email: ['y', null] }, {}, 'format/cannot-hold', '"first_name", "email" may all be'],
    [{ name: ['x'], dob: ['y'] }, {}, 'format/cannot-hold', 'BDAY is a date'],
    [{ name: ['x'] }, { map: 'FM=name' }, 'format/invalid-option', 'did you mean FN'],
    [{ name: ['x'] }, { map: 'FN=nmae' }, 'format/invalid-option', 'did you mean name?'],
    [{ name: ['x'] }, { map: 'name' }, 'format/invalid-option', 'list such as'],
    [{ name: ['\u0007'] }, {}, 'format/cannot-hold', 'U+0007'],
  ])('refuses what makes no cards: %o with %o', (columns, options, code, words) => {
    expect(() => encodeToText(vcardEncoder, batchOf(columns), { options })).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(words) }),
    );
  });
});
