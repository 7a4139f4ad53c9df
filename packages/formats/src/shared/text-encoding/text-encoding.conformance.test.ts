import {
  batchOf,
  bytesCells,
  codesCells,
  constantCells,
  dividedCells,
  encodeToBytes,
  partsCells,
  testEncoder,
} from '@populace/testkit';
import { type CastingContext, parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { csvEncoder } from '../../csv/csv-encoder.ts';

function readCsv(text: string): unknown[][] {
  // csv-parse does not say in its types that `cast` may give null.
  return parse(text, {
    bom: true,
    from_line: 2,
    record_delimiter: '\n',
    cast: (value: string, { quoting }: CastingContext) => (value === '' && !quoting ? null : value),
  }) as unknown[][];
}

/** Reads with iconv-lite, as the decoder of some versions of Node takes windows-1252 for ISO 8859-1. */
function decoded(encoding: string): (bytes: Uint8Array) => string {
  return (bytes) => iconv.decode(bytes, encoding, { stripBOM: false });
}

const utf16 = new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true });
const hasOther = (encoding: string): ((text: string) => boolean) => {
  // What iconv-lite has no place for becomes a question mark.
  return (text) => iconv.decode(iconv.encode(text, encoding), encoding) !== text;
};

testEncoder(csvEncoder, {
  options: { encoding: 'utf-16le', bom: true },
  decode: (bytes) => utf16.decode(bytes),
  readBack: readCsv,
});
testEncoder(csvEncoder, { options: { encoding: 'utf-16be' }, decode: decoded('utf-16be'), readBack: readCsv });
testEncoder(csvEncoder, {
  options: { encoding: 'iso-8859-1' },
  decode: decoded('iso-8859-1'),
  readBack: readCsv,
  refuses: (text) => /[^\0-\xff]/.test(text),
});
testEncoder(csvEncoder, {
  options: { encoding: 'windows-1252' },
  decode: decoded('windows-1252'),
  readBack: readCsv,
  refuses: hasOther('windows-1252'),
});

function bytesOf(encoding: string, text: string): number[] {
  const options = { encoding, header: false };
  return [...encodeToBytes(csvEncoder, batchOf({ a: [text] }), { options })].slice(0, -1);
}

describe('the encodings of text', () => {
  it('writes every character of windows-1252 at its place', () => {
    const places = Array.from({ length: 128 }, (_, at) => 128 + at).filter(
      (byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
    );
    const text = iconv.decode(Uint8Array.from(places), 'windows-1252');

    expect(bytesOf('windows-1252', text)).toEqual(places);
  });

  it.each(['\u0081', '\u0080', '\u009f', 'Ā', '\ufffd', '😀'])('has no place for %j in windows-1252', (text) => {
    expect(() => bytesOf('windows-1252', text)).toThrow(expect.objectContaining({ code: 'format/cannot-hold' }));
  });

  it('writes a byte order mark in the order of the bytes', () => {
    const begin = (encoding: string): number[] => [
      ...encodeToBytes(csvEncoder, batchOf({ a: ['x'] }), { options: { encoding, bom: true } }).subarray(0, 4),
    ];

    expect(begin('utf-16le')).toEqual([0xff, 0xfe, 0x61, 0]);
    expect(begin('utf-16be')).toEqual([0xfe, 0xff, 0, 0x61]);
    expect(begin('utf-8')).toEqual([0xef, 0xbb, 0xbf, 0x61]);
  });

  it('has no byte order mark for encodings of single bytes', () => {
    const options = { encoding: 'iso-8859-1', bom: true };

    expect(() => encodeToBytes(csvEncoder, batchOf({ a: ['x'] }), { options })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option' }),
    );
  });

  it('names column and row of a text that is made row by row', () => {
    const texts = Array.from({ length: 10 }, (_, row) => (row === 7 ? 'Łódź' : 'é'));
    const divided = dividedCells([0, 1, 0, 1], [bytesCells(['a', 'b']), bytesCells(['c', 'Łódź'])]);
    const settings = { options: { encoding: 'windows-1252' }, batchRows: 4, from: 1000 };

    expect(() => encodeToBytes(csvEncoder, batchOf({ id: texts.map(() => 'x'), city: texts }), settings)).toThrow(
      'The text "Łódź" of column "city" in row 1007 has the character U+0141, which windows-1252 has no place for',
    );
    expect(() => encodeToBytes(csvEncoder, batchOf({ city: divided }), settings)).toThrow(/"city" in row 1003/);
  });

  it.each([
    ['a name', { Größe: constantCells('x'), Łódź: constantCells('x') }, {}, /The name of column "Łódź"/],
    ['a word that no row has', { a: { ...codesCells(['x', 'Ł']), n: 1 } }, {}, /The text "Ł" of column "a" has/],
    ['a part', { a: partsCells([constantCells('Ł'), codesCells(['x'])]) }, {}, /The text "Ł" of column "a" has/],
    ['the null token', { a: codesCells([null]) }, { nullText: '∅' }, /The option nullText/],
  ])('finds %s before the first row', (_, cells, options, message) => {
    const { columns, rows } = batchOf(cells);

    expect(() =>
      encodeToBytes(
        csvEncoder,
        { columns, rows: { ...rows, n: 0 } },
        { options: { encoding: 'iso-8859-1', ...options } },
      ),
    ).toThrow(expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(message) }));
  });

  it('does not look at names that are not written', () => {
    const options = { encoding: 'iso-8859-1', header: false };

    expect([...encodeToBytes(csvEncoder, batchOf({ Łódź: ['é'] }), { options })]).toEqual([0xe9, 10]);
  });
});
