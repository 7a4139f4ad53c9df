import { foundIn } from '@populace/testkit/files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { written } from './library-for-tests.ts';

/** A table with these texts beside numbers, each of which the schema gives. */
function givenTexts(texts: readonly string[]): string {
  const rows = texts.map((text, at) => ({ before: text, id: at, behind: texts[texts.length - 1 - at] }));
  return `populace: 1\ntables: { t: { rows: ${JSON.stringify(rows)}, columns: { before: {}, id: {}, behind: {} } } }`;
}

const text = fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\r\n', '"', "'", ',', ';', '\t', '|', '\\', ' ') });
const texts = fc.array(text, { minLength: 1, maxLength: 8 });
const lineEnd = fc.constantFrom('lf', 'crlf', 'cr');

const quotedCsv = fc.record({
  lineEnd,
  quote: fc.constantFrom('needed', 'always', 'non-numeric'),
  quoteCharacter: fc.constantFrom('"', "'"),
  escape: fc.constantFrom('double', 'backslash'),
  delimiter: fc.constantFrom(',', ';', '\t', '||'),
  header: fc.boolean(),
  nullText: fc.constantFrom('', 'a', 'NULL'),
});
const bareCsv = fc.record({
  lineEnd,
  quote: fc.constant('never'),
  escape: fc.constant('backslash'),
  delimiter: fc.constantFrom(',', '|'),
  // Without quotes nothing else tells a null from an empty text.
  nullText: fc.constantFrom('NULL', '\\N'),
});
const tsv = fc.record({ lineEnd, escape: fc.constantFrom('backslash', 'quote') });

describe('texts with line ends, quotation marks and delimiters', () => {
  it.each([
    ['csv', quotedCsv],
    ['csv', bareCsv],
    ['tsv', tsv],
  ])('come back from %s, in whatever way they are quoted', async (format, anyOptions) => {
    await fc.assert(
      fc.asyncProperty(texts, anyOptions, fc.boolean(), async (values, options, manifest) => {
        const folder = await written({ format, options, manifest }, givenTexts(values));

        expect(foundIn(await folder.verify(manifest ? {} : { options }))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['lf', 'crlf', 'cr'])(
    'come back from files of %s of which nobody says how their lines end',
    async (lineEnd) => {
      const values = ['a\r\nb', 'x', '\r', '\n', '"\r\n"'];
      for (const format of ['csv', 'tsv']) {
        const folder = await written({ format, options: { lineEnd } }, givenTexts(values));

        expect(foundIn(await folder.verify())).toEqual([]);
      }
    },
  );

  it.each(['csv', 'tsv'])('are found in no %s of naughty texts', async (format) => {
    const text =
      'populace: 1\ntables: { t: { rows: 500, columns: { id: sequence, z: string.naughty, y: string.naughty } } }';
    const folder = await written({ format }, text);

    expect(foundIn(await folder.verify())).toEqual([]);
  });

  it('come back where they are empty and nothing is quoted, in columns that have no nulls', async () => {
    const text =
      'populace: 1\ntables: { t: { rows: 20, columns: { id: sequence, z: { generator: choice, values: ["", x] } } } }';
    const folder = await written({ options: { quote: 'never' }, manifest: true }, text);

    expect(foundIn(await folder.verify())).toEqual([]);
  });

  it('come back from tsv that escapes nothing, where a backslash is only a backslash', async () => {
    const folder = await written({ format: 'tsv', options: { escape: 'none' }, manifest: true }, givenTexts(['a\\tb']));

    expect(foundIn(await folder.verify())).toEqual([]);
  });
});

describe('a row that ends in another way than the others', () => {
  it.each([
    ['lf', 'the row ends with CR LF, but lines of the file end with LF'],
    ['crlf', 'the row ends with LF, but lines of the file end with CR LF'],
  ])('is told in a file of %s', async (lineEnd, message) => {
    const folder = await written({ options: { lineEnd } }, givenTexts(['a', 'b', 'c']));

    folder.change('t.csv', (lines) => {
      const row = lines[2] ?? '';
      return lines.with(2, row.endsWith('\r') ? row.slice(0, -1) : `${row}\r`);
    });

    const report = await folder.verify();
    expect(foundIn(report)).toEqual(['verify/broken 1']);
    expect(report.findings[0]?.shown[0]).toMatchObject({ line: 3, message });
  });
});
