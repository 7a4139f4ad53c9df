import { defineEncoder } from '@populace/cells';
import type { Column, Vector } from '@populace/core';
import {
  batchOf,
  boolCells,
  bytesCells,
  type Cells,
  codesCells,
  constantCells,
  dateCells,
  decimalCells,
  dividedCells,
  encodeToText,
  float64Cells,
  int32Cells,
  mixedCells,
  partsCells,
  testEncoder,
  testRowCounts,
  timestampCells,
  uuidCells,
  wideCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { fixedWidthEncoder } from './fixed-width-encoder.ts';

const TEXT_WIDTH = 600;
const NARROW_WIDTH = 120;

const FRACTION_WIDTHS = { s: 0, ms: 4, us: 7 } as const;

/** Widths as the documentation has them; written out, so that the code's own are not believed. */
function documentedWidth({ type, vector }: Pick<Column, 'type' | 'vector'>, textWidth: number): number {
  if ('precision' in type && type.kind !== 'decimal') {
    const whole = { time: 8, timestamp: 19, timestamptz: 20 }[type.kind];
    return whole + Math.max(FRACTION_WIDTHS[type.precision], fractionWidth(vector));
  }
  const widths: Record<string, number> = {
    int32: 11,
    int64: 20,
    float64: 25,
    boolean: 5,
    uuid: 36,
    date: 10,
    decimal: 22,
  };
  return widths[type.kind] ?? textWidth;
}

/** What the finest of the times takes. */
function fractionWidth(vector: Vector): number {
  if (vector.kind === 'time' || vector.kind === 'timestamp') return FRACTION_WIDTHS[vector.precision];
  if (vector.kind !== 'mixed') throw new Error(`No times are made as ${vector.kind} here.`);
  return Math.max(...vector.options.map((option) => fractionWidth(option.vector)));
}

const isNumber = ({ type }: Column): boolean => ['int32', 'int64', 'float64', 'decimal'].includes(type.kind);
const trimmed = (cell: string, column: Column): string => cell.replace(isNumber(column) ? /^ +/ : / +$/, '');

function readLines(text: string, columns: readonly Column[], textWidth = TEXT_WIDTH): unknown[][] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const characters = [...line];
      const cells = columns.map((column) => {
        const cell = characters.splice(0, documentedWidth(column, textWidth)).join('');
        return trimmed(cell, column);
      });
      expect(characters).toEqual([]);
      return cells;
    });
}

/** Decimals of the suite have more digits than their type allows; here they have the room. */
const roomy = defineEncoder({
  ...fixedWidthEncoder,
  plan(columns, options, table) {
    const wider = columns.map((column) =>
      column.type.kind === 'decimal' ? { ...column, type: { ...column.type, precision: 20 } } : column,
    );
    return fixedWidthEncoder.plan(wider, options, table);
  },
});

testEncoder(roomy, {
  options: { textWidth: TEXT_WIDTH },
  readBack: (text, columns) => readLines(text, columns),
  expected: (text, column) => trimmed(text ?? '', column),
  refuses: (text) => /[\r\n]/.test(text) || text.length > TEXT_WIDTH,
});
testRowCounts(roomy, {
  options: { textWidth: NARROW_WIDTH },
  mostColumns: ['whole', 'exact', 'yes', 'moment', 'uuid', 'note', 'joined'],
  readBack: (bytes, columns) =>
    readLines(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), columns, NARROW_WIDTH),
  expected: (text, column) => trimmed(text ?? '', column),
  refuses: (text) => /[\r\n]/.test(text) || text.length > NARROW_WIDTH,
});

describe('fixed-width', () => {
  const batch = batchOf({
    id: int32Cells([1, -20, null]),
    name: codesCells(['Ann', 'Bo', null], { kind: 'string', length: 6 }),
    paid: boolCells([true, false, null]),
    total: { ...decimalCells([1999, -5, null], 2), type: { kind: 'decimal', precision: 5, scale: 2 } },
    born: dateCells([0, 365, null]),
  });

  it('gives each column the width of its type, with numbers on the right', () => {
    expect(encodeToText(fixedWidthEncoder, batch)).toBe(
      `          1Ann   true   19.991970-01-01\n        -20Bo    false  -0.051971-01-01\n${' '.repeat(39)}\n`,
    );
  });

  it('has room for given times that are finer than the others of their column', () => {
    const type = { kind: 'time', precision: 's' } as const;
    const given = codesCells(['12:30:00', '23:59:59.250', null], type);

    expect(
      encodeToText(fixedWidthEncoder, batchOf({ at: given, x: ['|', '|', '|'] }), { options: { textWidth: 1 } }),
    ).toBe('12:30:00    |\n23:59:59.250|\n            |\n');
  });

  it('takes widths, a pad, a gap, a null token and names of columns', () => {
    const options = { widths: 'id=4, name = 5', pad: '_', gap: 1, nullText: '?', header: true, lineEnd: 'crlf' };

    expect(encodeToText(fixedWidthEncoder, batch, { options })).toBe(
      '__id name_ paid_ __total born______\r\n' +
        '___1 Ann__ true_ __19.99 1970-01-01\r\n' +
        '_-20 Bo___ false __-0.05 1971-01-01\r\n' +
        '___? ?____ ?____ ______? ?_________\r\n',
    );
  });

  it('fills numbers with zeros behind their sign, and nulls with none', () => {
    const options = { zeros: true, widths: 'id=5', textWidth: 3 };
    const some = batchOf({ id: int32Cells([7, -7, null]), code: ['7', '-7', null] });

    expect(encodeToText(fixedWidthEncoder, some, { options })).toBe('000077  \n-0007-7 \n        \n');
  });

  it('counts code points, or bytes when asked', () => {
    const some = batchOf({ a: ['Zoë', '日本', '😀'], b: codesCells(['é', 'x', '']) });

    expect(encodeToText(fixedWidthEncoder, some, { options: { textWidth: 3 } })).toBe('Zoëé  \n日本 x  \n😀     \n');
    expect(encodeToText(fixedWidthEncoder, some, { options: { textWidth: 7, unit: 'bytes' } })).toBe(
      'Zoë   é     \n日本 x      \n😀          \n',
    );
  });

  it('widens columns for their names, unless their width is given', () => {
    const some = batchOf({ 'a long name': boolCells([true]), b: int32Cells([1]) });

    expect(encodeToText(fixedWidthEncoder, some, { options: { header: true } })).toBe(
      'a long name          b\ntrue                 1\n',
    );
    expect(() =>
      encodeToText(fixedWidthEncoder, some, { options: { header: true, widths: '"a long name"=5' } }),
    ).toThrow(/"a long name" has a width of 5 characters/);
  });

  it('cuts texts behind a whole character when asked, wherever they come from', () => {
    const texts = ['abcdef', '日本語文', 'a😀b😀c', null];
    const columns: Record<string, Cells> = {
      words: codesCells(texts),
      free: bytesCells(texts),
      parts: partsCells([bytesCells(['日', '日', '日', '日']), constantCells('本語')]),
      mixed: mixedCells([0, 1, 0, 1], [codesCells(texts), bytesCells(texts)]),
    };
    const cut = (unit: string): string[] =>
      encodeToText(fixedWidthEncoder, batchOf(columns), { options: { overflow: 'cut', textWidth: 3, unit } }).split(
        '\n',
      );

    expect(cut('characters')).toEqual([
      'abcabc日本語abc',
      '日本語日本語日本語日本語',
      'a😀ba😀b日本語a😀b',
      '      日本語   ',
      '',
    ]);
    expect(cut('bytes')).toEqual(['abcabc日abc', '日日日日', 'a  a  日a  ', '      日   ', '']);
  });

  it('writes line ends within texts as blanks when asked', () => {
    const some = batchOf({ a: ['x\r\ny', 'z'], b: codesCells(['\n', 'x']) });

    expect(encodeToText(fixedWidthEncoder, some, { options: { breaks: 'blank', textWidth: 4 } })).toBe(
      'x  y    \nz   x   \n',
    );
  });

  it.each<[string, Cells, Record<string, unknown>, RegExp]>([
    [
      'a word',
      codesCells(['ab', 'abcd', 'ab']),
      { textWidth: 3 },
      /width of 3 characters, but the text "abcd" needs 4/,
    ],
    [
      'a constant',
      constantCells('日本'),
      { textWidth: 3, unit: 'bytes' },
      /width of 3 bytes, but the text "日本" needs 6/,
    ],
    ['a date', dateCells([0]), { widths: 'a=9' }, /"2000-01-01" needs 10/],
    ['a point in time', timestampCells([{ days: 0, ms: 0 }], 'ms', true), { widths: 'a=23' }, /needs 24/],
    ['a UUID', uuidCells(['00112233-4455-6677-8899-aabbccddeeff']), { widths: 'a=35' }, /needs 36/],
    ['a date that texts may be cut for', dateCells([0]), { widths: 'a=9', overflow: 'cut' }, /"2000-01-01" needs 10/],
    ['a null token', int32Cells([1, null]), { widths: 'a=3', nullText: 'NULL' }, /"NULL" is to be written/],
    ['a name with a line end', constantCells('x'), { header: true }, /line end/],
  ])('refuses %s that does not fit before the first row', (what, cells, options, message) => {
    const { columns, rows } = batchOf({ [what.includes('name') ? 'a\n' : 'a']: cells });

    expect(() => encodeToText(fixedWidthEncoder, { columns, rows: { ...rows, n: 0 } }, { options })).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(message) }),
    );
  });

  it.each<[string, Cells]>([
    ['free text', bytesCells(['x', 'xx', 'long'])],
    ['a whole number', int32Cells([1, 2, 1234])],
    ['a whole number of 64 bits', wideCells([1n, 2n, -(2n ** 60n)])],
    ['a float', float64Cells([1, 0.5, 0.125])],
    ['a boolean', boolCells([true, true, false])],
    ['parts', partsCells([bytesCells(['a', 'b', 'c']), bytesCells(['', '', 'def'])])],
    ['one of several kinds', dividedCells([0, 0, 1], [bytesCells(['a', 'b']), bytesCells(['long'])])],
  ])('names column and row of %s that does not fit', (what, a) => {
    const settings = { options: { widths: what === 'a boolean' ? 'a=4' : 'a=3' }, batchRows: 2, from: 40 };

    expect(() => encodeToText(fixedWidthEncoder, batchOf({ id: int32Cells([1, 2, 3]), a }), settings)).toThrow(
      expect.objectContaining({
        code: 'format/cannot-hold',
        message: expect.stringMatching(/"a".*in row 42 needs more/),
      }),
    );
  });

  it.each([
    [{ widths: 'id' }, /such as id=10,name=30/],
    [{ widths: 'id=10;name=30' }, /such as id=10/],
    [{ widths: 'ids=10' }, /did you mean id\?$/],
    [{ widths: 'id=1,id=2' }, /twice/],
    [{ widths: 'id=0' }, /from 1 to 1000000/],
    [{ widths: '"\\q"=5' }, /no JSON string/],
    [{ pad: '0' }, /pad must be/],
    [{ pad: 'é' }, /pad must be/],
    [{ unit: 'bytes', encoding: 'utf-16le' }, /unit: bytes/],
  ])('refuses the options %j', (options, message) => {
    expect(() => encodeToText(fixedWidthEncoder, batch, { options })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option', message: expect.stringMatching(message) }),
    );
  });
});
