import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFolders, readFolder } from './read-folder.mjs';

const folder = 'packages/places/src/de';
const rows = (...lines) => `${lines.map((line) => line.replaceAll(' | ', '\t')).join('\n')}\n`;

/** A country with two cities, without a mistake. */
const country = {
  'places.yaml': `country: DE
currency: EUR
currencyDigits: 2
callingCode: '49'
postcode: '#####'
phone: { national: '0{area} {rest}{line}', international: '+49 {area} {rest}{line}', e164: '+49{area}{rest}{line}' }
lineDigits: { phoneSafe: 2, phoneValid: 4 }
priceFactor: 1
`,
  'de-places.ts': "export const dePlaces: Places = definePlaces({\n  country: 'DE',\n});\n",
  'SOURCES.md': `# Sources

| table | source | licence |
| --- | --- | --- |
| \`place.region\`, \`place.city\` | [a list](https://example.org/list) | CC-BY-4.0 |
| \`place.postcode\` | own compilation | MIT (ours) |
`,
  'tables/place.region.tsv': rows('id | text | code', 'by | Bayern | BY', 'be | Berlin | BE'),
  'tables/place.city.tsv': rows(
    'id | text | shown | region>place.region | latitude:int | longitude:int | spread:int | zone | weight:int',
    'dorf | Dorf | dorf | by | 480000 | 110000 | 20 | Europe/Berlin | 0',
    'muc | München | muenchen | by | 481000 | 115000 | 90 | Europe/Berlin | 1500000',
    'ber | Berlin | berlin | be | 525000 | 134000 | 120 | Europe/Berlin | 3700000',
    'leer | Leer | leer | be | 525000 | 134000 | 120 | Europe/Berlin | 0',
  ),
  'tables/place.postcode.tsv': rows(
    'city>place.city | code:int',
    'ber | 10115',
    'muc | 80331',
    'dorf | 82001',
    'ber | 10117',
  ),
};

let base;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'packs-'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Writes the country with some files changed, and reads it; `undefined` leaves a file out. */
function readWith(changes) {
  rmSync(join(base, folder), { recursive: true, force: true });
  for (const [file, text] of Object.entries({ ...country, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(base, folder, file)), { recursive: true });
    writeFileSync(join(base, folder, file), text);
  }
  const [found] = findFolders(base);
  return readFolder(found, base);
}

/** The problems of a change, without the folder in front. */
const problemsOf = (changes) => readWith(changes).problems.map((problem) => problem.slice(folder.length + 1));

describe('a folder of tables', () => {
  it('is read without problems when there are none', () => {
    const { problems, facts, credits } = readWith({});

    expect(problems).toEqual([]);
    expect(facts['lineDigits.phoneValid']).toBe('4');
    expect(credits).toContainEqual({
      what: 'place.city',
      source: '[a list](https://example.org/list)',
      licence: 'CC-BY-4.0',
    });
  });

  it('drops rows of weight 0 that nobody refers to, and sorts rows by what is shown and what they belong to', () => {
    const { tables } = readWith({});
    const [city, postcode, region] = tables;

    expect(city.columns.map(({ name }) => name)).toEqual([
      'text',
      'shown',
      'region',
      'latitude',
      'longitude',
      'spread',
      'zone',
      'weight',
    ]);
    expect(city.columns[0].values).toEqual(['Berlin', 'Dorf', 'München']);
    expect(city.columns[2].values).toEqual([1, 0, 0]);
    expect(postcode.children).toEqual([2, 1, 1]);
    expect(postcode.columns[1].values).toEqual([10115, 10117, 82001, 80331]);
    expect(region.columns[1].values).toEqual(['BY', 'BE']);
  });

  it.each([
    [
      'a word that is no column',
      ['id | Text! | code'],
      '1: the header cell "Text!" is no column; write name, name:int or name>table.',
    ],
    ['a missing column', ['id | text', 'by | Bayern'], '1: the column code is missing.'],
    [
      'an unknown column',
      ['id | text | code | size:int', 'by | Bayern | BY | 1'],
      '1: the column size:int is not known here; the columns are id, text, code.',
    ],
    ['two columns of a name', ['id | text | text', 'by | Bayern | BY'], '1: has two columns named text.'],
    ['no row', ['id | text | code'], '1: has a header and no row.'],
    ['too few cells', ['id | text | code', 'by | Bayern'], '2: has 2 cells, the header has 3.'],
    ['an empty cell', ['id | text | code', 'by |  | BY'], '2: text is empty; every cell has a text.'],
    [
      'a space at the end',
      ['id | text | code', 'by | Bayern  | BY'],
      '2: text is "Bayern ", which begins or ends with a space.',
    ],
    [
      'a decomposed letter',
      ['id | text | code', 'by | Ko\u0308ln | BY'],
      '2: text is "Ko\u0308ln", which is not in NFC; it would be "Köln".',
    ],
    [
      'a control character',
      ['id | text | code', 'by | Bay\u0007ern | BY'],
      '2: text is "Bay\\u0007ern", which has a control character.',
    ],
    [
      'an id that stands twice',
      ['id | text | code', 'by | Bayern | BY', 'by | Berlin | BE'],
      '3: the id "by" stands in line 2 already.',
    ],
    [
      'a text that stands twice',
      ['id | text | code', 'by | Bayern | BY', 'be | Bayern | BE'],
      '3: "Bayern" stands in line 2 already.',
    ],
    ['a digit in a name', ['id | text | code', 'by | Bayern2 | BY'], '2: text "Bayern2" has a digit; names have none.'],
    [
      'a wrong code',
      ['id | text | code', 'by | Bayern | DE-BY'],
      '2: code is "DE-BY"; it must be what follows the dash in ISO 3166-2.',
    ],
  ])('says where %s is', (_, lines, sentence) => {
    const text = rows(...lines);

    expect(problemsOf({ 'tables/place.region.tsv': text })).toContain(`tables/place.region.tsv:${sentence}`);
  });

  it.each([
    ['2.5', 'code is "2.5"; it must be a whole number within 32 bits.'],
    ['02', 'code is "02"; it must be a whole number within 32 bits.'],
    ['2147483648', 'code is "2147483648"; it must be a whole number within 32 bits.'],
    ['-1', 'code is -1; it must be 0 to 2147483647.'],
    ['100000', 'code is 100000, which has more digits than #####.'],
  ])('refuses the postcode %s', (code, sentence) => {
    const text = rows('city>place.city | code:int', `ber | ${code}`);

    expect(problemsOf({ 'tables/place.postcode.tsv': text })).toContain(`tables/place.postcode.tsv:2: ${sentence}`);
  });

  it('says which reference leads nowhere and which city has no row', () => {
    const text = rows('city>place.city | code:int', 'ber | 10115', 'muc | 80331', 'cgn | 50667');

    expect(problemsOf({ 'tables/place.postcode.tsv': text })).toEqual([
      'tables/place.postcode.tsv:4: place.city has no row with the id "cgn".',
    ]);
    expect(
      problemsOf({ 'tables/place.postcode.tsv': text.replace('cgn\t50667\n', '').replace('muc\t80331\n', '') }),
    ).toEqual(['tables/place.postcode.tsv:1: no row of place.postcode belongs to "muc" of place.city.']);
  });

  it('says that rows stand in a file that is none of a table', () => {
    expect(problemsOf({ 'tables/place.citys.tsv': rows('text', 'a') })[0]).toMatch(
      /^tables\/place\.citys\.tsv:1: no table is named place\.citys; there are place\.region, place\.city,/,
    );
    expect(problemsOf({ 'tables/cities.tsv': '' })).toEqual([
      'tables/cities.tsv:1: the file must be named <group>.<table>.tsv.',
    ]);
  });

  it('says what a fact must be', () => {
    const yaml = country['places.yaml']
      .replace('EUR', 'Euro')
      .replace('priceFactor: 1\n', 'pricefactor: 1\n')
      .replace("'+49{area}{rest}{line}'", "'+49{area}{line}{rest}'");

    expect(problemsOf({ 'places.yaml': yaml })).toEqual([
      'places.yaml:1: priceFactor is missing; it must be a whole number above 0.',
      'places.yaml:2: currency is "Euro"; it must be an ISO 4217 code.',
      'places.yaml:6: phone.e164 is "+49{area}{line}{rest}"; it must have {area}, {rest} and {line}, in this order, the line at the end.',
      expect.stringMatching(/^places\.yaml:8: pricefactor is not known; the names are country, currency,/),
    ]);
  });

  it('holds the module beside to the facts', () => {
    expect(problemsOf({ 'de-places.ts': "country: 'AT'," })).toEqual([
      "de-places.ts:1: must say `country: 'DE',` as the YAML file does.",
    ]);
    expect(problemsOf({ 'de-places.ts': undefined })).toEqual([
      'de-places.ts:1: is missing; it defines what the folder holds.',
    ]);
  });

  it('wants a source and a licence for each table', () => {
    const sources = country['SOURCES.md'];

    expect(problemsOf({ 'SOURCES.md': undefined })).toEqual([
      'SOURCES.md:1: is missing; it says where each table comes from.',
    ]);
    expect(problemsOf({ 'SOURCES.md': 'a list of `place.city`\n' })).toEqual([
      'SOURCES.md:1: has no table with the columns table, source, licence; each table of the folder needs a row in it.',
    ]);
    expect(problemsOf({ 'SOURCES.md': sources.replace(', `place.city`', '') })).toEqual([
      'SOURCES.md:3: no row names the table `place.city`.',
    ]);
    expect(problemsOf({ 'SOURCES.md': sources.replace('(ours)', '') })).toEqual([
      'SOURCES.md:6: the source has no link; where the facts are our own compilation, the licence is MIT (ours).',
    ]);
    expect(problemsOf({ 'SOURCES.md': sources.replace('CC-BY-4.0', 'ODbL-1.0') })).toEqual([
      expect.stringMatching(/^SOURCES\.md:5: the licence "ODbL-1\.0" is not allowed here; it must be one of MIT, /),
    ]);
  });
});
