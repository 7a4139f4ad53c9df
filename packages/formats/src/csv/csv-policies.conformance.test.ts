import {
  batchOf,
  boolCells,
  bytesCells,
  codesCells,
  encodeToText,
  int32Cells,
  partsCells,
  testEncoder,
} from '@populace/testkit';
import { type CastingContext, parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvEncoder } from './csv-encoder.ts';

/** Reads with csv-parse; a cell that is empty and not in quotes is a null. */
function readCsv(options: object): (text: string) => unknown[][] {
  return (text) =>
    // csv-parse does not say in its types that `cast` may give null.
    parse(text, {
      from_line: 2,
      record_delimiter: '\n',
      relax_column_count: false,
      cast: (value: string, { quoting }: CastingContext) => (value === '' && !quoting ? null : value),
      ...options,
    }) as unknown[][];
}

/** Reads as the manual of PHP, Python and MySQL describe it: a backslash makes the next character an ordinary one. */
function readBackslashes(text: string): unknown[][] {
  const rows: string[][] = [[]];
  let cell = '';
  const endCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '\\') cell += text[++at];
    else if (character === ',') endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else cell += character;
  }
  return rows.slice(1, -1).map((row) => row.map((one) => (one === '' ? null : one)));
}

const blankIsNull = (text: string | null): unknown => (text === '' ? null : text);

testEncoder(csvEncoder, { options: { quote: 'non-numeric' }, readBack: readCsv({}) });
testEncoder(csvEncoder, { options: { escape: 'backslash' }, readBack: readCsv({ escape: '\\' }) });
testEncoder(csvEncoder, { options: { escape: 'backslash', quote: 'always' }, readBack: readCsv({ escape: '\\' }) });
testEncoder(csvEncoder, { options: { quoteCharacter: "'" }, readBack: readCsv({ quote: "'", escape: "'" }) });
testEncoder(csvEncoder, { options: { delimiter: '||' }, readBack: readCsv({ delimiter: '||' }) });
testEncoder(csvEncoder, { options: { delimiter: '\u0001' }, readBack: readCsv({ delimiter: '\u0001' }) });
testEncoder(csvEncoder, { options: { lineEnd: 'cr' }, readBack: readCsv({ record_delimiter: '\r' }) });
testEncoder(csvEncoder, {
  options: { quote: 'never', escape: 'backslash' },
  readBack: readBackslashes,
  expected: blankIsNull,
});
testEncoder(csvEncoder, {
  options: { quote: 'never' },
  readBack: readCsv({ quote: null }),
  expected: blankIsNull,
  refuses: (text) => /[",\r\n]/.test(text),
});
testEncoder(csvEncoder, {
  options: { spreadsheetSafe: 'on' },
  readBack: readCsv({}),
  expected: (text, { type }) =>
    text !== null && ['string', 'bytes', 'json'].includes(type.kind) && /^[=+\-@\t\r\n＝＋－＠]/.test(text)
      ? `'${text}`
      : text,
});

describe('csv with other policies', () => {
  const batch = batchOf({
    id: int32Cells([1, -2, null]),
    paid: boolCells([true, false, null]),
    note: ['a', '', null],
    city: codesCells(['Ulm', 'Bad Tölz', null]),
  });

  it('quotes all but numbers and nulls', () => {
    const text = encodeToText(csvEncoder, batch, { options: { quote: 'non-numeric' } });

    expect(text).toBe('"id","paid","note","city"\n1,"true","a","Ulm"\n-2,"false","","Bad Tölz"\n,,,\n');
  });

  it('puts a backslash before quotes and backslashes', () => {
    const some = batchOf({ a: ['say "hi"', 'back\\slash', 'plain'], b: codesCells(['"', '\\', 'x']) });

    const text = encodeToText(csvEncoder, some, { options: { escape: 'backslash' } });

    expect(text).toBe('a,b\n"say \\"hi\\"","\\""\n"back\\\\slash","\\\\"\nplain,x\n');
  });

  it('quotes nothing and escapes what parts cells and lines', () => {
    const some = batchOf({ 'a,b': ['one, two', 'line\nend'], c: codesCells(['"', null]) });

    const text = encodeToText(csvEncoder, some, { options: { quote: 'never', escape: 'backslash' } });

    expect(text).toBe('a\\,b,c\none\\, two,\\"\nline\\\nend,\n');
  });

  it('names the column whose name has what cannot be written without quotes', () => {
    expect(() => encodeToText(csvEncoder, batchOf({ 'a,b': ['x'] }), { options: { quote: 'never' } })).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(/"a,b"/) }),
    );
  });

  it.each([
    [{ quote: 'never', delimiter: '-' }, /delimiter/],
    [{ escape: 'backslash', delimiter: '\\' }, /delimiter/],
    [{ quoteCharacter: "'", delimiter: "'" }, /delimiter/],
    [{ quoteCharacter: '-' }, /quoteCharacter/],
    [{ quoteCharacter: '|', nullText: '|' }, /nullText/],
    [{ quoteCharacter: "'", spreadsheetSafe: 'on' }, /quoteCharacter/],
    [{ delimiter: '||', nullText: 'a|' }, /nullText/],
    [{ delimiter: 'a,' }, /delimiter/],
  ])('refuses %j, where something could not be told from something else', (options, message) => {
    expect(() => encodeToText(csvEncoder, batchOf({ a: ['x'] }), { options })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option', message: expect.stringMatching(message) }),
    );
  });
});

describe('csv for spreadsheets', () => {
  const formulas = [
    '=HYPERLINK("http://example.com")',
    '+49 30 901820',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '＝1',
    'a=1',
    "'x",
    '',
  ];

  it('marks texts that begin like a formula, whatever they are made of', () => {
    const cells = [
      codesCells(formulas),
      bytesCells(formulas),
      partsCells([bytesCells(formulas), codesCells(formulas)]),
    ];

    const [words, free] = cells.map((one) =>
      encodeToText(csvEncoder, batchOf({ a: one }), { options: { spreadsheetSafe: 'on', header: false } }),
    );

    expect(words).toBe(
      `"'=HYPERLINK(""http://example.com"")"\n'+49 30 901820\n'-1+1\n'@SUM(A1)\n"'\t=1"\n'＝1\na=1\n'x\n""\n`,
    );
    expect(free).toBe(words);
  });

  it('leaves numbers, nulls and the null token alone', () => {
    const batch = batchOf({
      id: int32Cells([-5, null]),
      note: [null, '-'],
      sum: int32Cells([-1, -2], { kind: 'string' }),
    });
    const options = { spreadsheetSafe: 'on', nullText: '-' };

    expect(encodeToText(csvEncoder, batch, { options })).toBe(`id,note,sum\n"-5",-,"'-1"\n-,"'-","'-2"\n`);
  });

  it('marks names of columns', () => {
    expect(encodeToText(csvEncoder, batchOf({ '=a': ['x'], b: ['y'] }), { options: { spreadsheetSafe: 'on' } })).toBe(
      "'=a,b\nx,y\n",
    );
  });
});
