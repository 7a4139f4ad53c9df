import {
  batchOf,
  bytesCells,
  codesCells,
  constantCells,
  dividedCells,
  encodeToText,
  int32Cells,
  mixedCells,
  partsCells,
  testEncoder,
} from '@populace/testkit';
import { type CastingContext, parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvEncoder } from './csv-encoder.ts';

/** Reads with csv-parse; a cell that is empty and not in quotes, or is the null token without quotes, is a null. */
function readCsv(options: object, nullText = ''): (text: string) => unknown[][] {
  return (text) =>
    // csv-parse does not say in its types that `cast` may give null.
    parse(text, {
      from_line: 2,
      relax_column_count: false,
      cast: (value: string, { quoting }: CastingContext) => (value === nullText && !quoting ? null : value),
      ...options,
    }) as unknown[][];
}

testEncoder(csvEncoder, {
  readBack: readCsv({ record_delimiter: '\n' }),
  // csv-parse takes 20 seconds for all of them; DuckDB reads those.
  mostColumns: ['whole', 'note', 'joined'],
});
testEncoder(csvEncoder, {
  options: { quote: 'always', lineEnd: 'crlf', delimiter: ';', header: false },
  readBack: readCsv({ record_delimiter: '\r\n', delimiter: ';', from_line: 1 }),
});
// Numbers and dates are made of such characters, so they need quotes.
testEncoder(csvEncoder, { options: { delimiter: '-' }, readBack: readCsv({ record_delimiter: '\n', delimiter: '-' }) });
testEncoder(csvEncoder, {
  options: { nullText: 'NULL', bom: true, delimiter: '\t' },
  readBack: readCsv({ record_delimiter: '\n', delimiter: '\t', bom: true }, 'NULL'),
});

describe('csv', () => {
  it('quotes only where needed', () => {
    const batch = batchOf({
      id: int32Cells([1, 2, 3, 4]),
      word: codesCells(['plain', 'a,b', ' edge', null]),
      'a "note"': ['say "hi"', '', null, 'two\nlines'],
    });

    const text = encodeToText(csvEncoder, batch);

    expect(text).toBe('id,word,"a ""note"""\n1,plain,"say ""hi"""\n2,"a,b",""\n3," edge",\n4,,"two\nlines"\n');
  });

  it('quotes a whole column of joined parts where one of them needs it, and not for blanks inside', () => {
    const first = codesCells(['Ann', 'Bo']);
    const batch = batchOf({
      name: partsCells([first, constantCells(' '), first]),
      sorted: partsCells([first, constantCells(', '), first]),
      open: partsCells([constantCells(' '), first]),
    });

    const text = encodeToText(csvEncoder, batch);

    expect(text).toBe('name,sorted,open\nAnn Ann,"Ann, Ann"," Ann"\nBo Bo,"Bo, Bo"," Bo"\n');
  });

  it('quotes row by row where a column has values of several kinds', () => {
    const batch = batchOf({
      id: int32Cells([1, 2, 3, 4]),
      value: mixedCells(
        [0, 1, 2, 1],
        [int32Cells([7, 7, 7, 7]), codesCells(['', 'a,b', '', 'a b']), bytesCells(['x', 'x', '"', 'x'])],
      ),
    });

    const text = encodeToText(csvEncoder, batch);

    expect(text).toBe('id,value\n1,7\n2,"a,b"\n3,""""\n4,a b\n');
  });

  it('quotes joined parts in every row where one of the values that a part can have needs it', () => {
    const plain = mixedCells([0, 1], [codesCells(['Ann', 'Ann']), int32Cells([5, 5])]);
    const comma = dividedCells([0, 1], [codesCells(['Ann']), codesCells(['Bo, Jr'])]);
    const blank = mixedCells([0, 1], [codesCells(['Ann', 'Ann']), codesCells([' Bo', ' Bo'])]);
    const empty = mixedCells([0, 1], [constantCells(''), codesCells(['x', 'x'])]);
    const batch = batchOf({
      plain: partsCells([plain, constantCells('.')]),
      comma: partsCells([comma, constantCells('.')]),
      blank: partsCells([blank, constantCells('.')]),
      'blank inside': partsCells([constantCells('.'), blank, constantCells('.')]),
      'maybe empty': partsCells([empty]),
      'blank behind what may be empty': partsCells([empty, blank]),
    });

    const text = encodeToText(csvEncoder, batch, { options: { header: false } });

    expect(text).toBe('Ann.,"Ann.","Ann.",.Ann.,"","Ann"\n5.,"Bo, Jr."," Bo.",. Bo.,"x","x Bo"\n');
  });

  it('writes nulls of a whole row and of one of the kinds alike', () => {
    const words = codesCells(['', null, '', null]);
    const batch = batchOf({
      id: int32Cells([1, 2, 3, 4]),
      value: mixedCells([0, 0, 1, 1], [words, int32Cells([5, 5, null, 6])], [3]),
    });

    expect(encodeToText(csvEncoder, batch)).toBe('id,value\n1,""\n2,\n3,\n4,\n');
    expect(encodeToText(csvEncoder, batch, { options: { nullText: 'NULL' } })).toBe(
      'id,value\n1,""\n2,NULL\n3,NULL\n4,NULL\n',
    );
  });

  it('has no blank line for a null that is alone in its row', () => {
    const text = encodeToText(csvEncoder, batchOf({ note: codesCells([null, '', 'x']) }));

    expect(text).toBe('note\n""\n""\nx\n');
  });

  it('keeps null and empty text apart in one column by a null token', () => {
    const text = encodeToText(csvEncoder, batchOf({ note: [null, '', 'NULL'] }), { options: { nullText: 'NULL' } });

    expect(text).toBe('note\nNULL\n""\n"NULL"\n');
  });

  it('quotes numbers that look like the null token', () => {
    const batch = batchOf({ a: int32Cells([0, null]), b: int32Cells([1, 2]) });

    const text = encodeToText(csvEncoder, batch, { options: { nullText: '0', header: false } });

    expect(text).toBe('"0","1"\n0,"2"\n');
  });

  it('writes a byte order mark, CRLF and no header when asked', () => {
    const options = { bom: true, lineEnd: 'crlf', header: false };

    const text = encodeToText(csvEncoder, batchOf({ a: ['x'], b: ['y'] }), { options });

    expect(text).toBe('\ufeffx,y\r\n');
  });

  it('writes only the header of a table without rows', () => {
    const text = encodeToText(csvEncoder, batchOf({ id: int32Cells([]), name: [] }));

    expect(text).toBe('id,name\n');
  });

  it.each(['"', '\n', 'a', '0', 'é', ''])('refuses %j as delimiter', (delimiter) => {
    expect(() => encodeToText(csvEncoder, batchOf({ a: ['x'] }), { options: { delimiter } })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option' }),
    );
  });

  it('refuses a null token that has the delimiter in it', () => {
    expect(() => encodeToText(csvEncoder, batchOf({ a: ['x'] }), { options: { nullText: 'a,b' } })).toThrow(/nullText/);
  });
});
