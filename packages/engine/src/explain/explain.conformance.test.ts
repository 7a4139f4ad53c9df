import { createRowSet, type Key, setRange, streamKey, words32, words64 } from '@populace/core';
import {
  type CellExplanation,
  type DrawExplanation,
  listGenerators,
  type OpenedSchema,
  openSchema,
  type PartExplanation,
} from '@populace/library';
import { equalitySchema, everyGenerator, peopleSchema, relationsSchema, tableOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const MIX = 'de_DE:3,ja_JP:1,en_US:1,ar_EG:1';

const uniqueNames = `
populace: 1
tables:
  t:
    rows: 1_000_000
    columns:
      email: { generator: internet.email, unique: true }
      email_again: { generator: internet.email, unique: true, of: other, nulls: 5% }
      username: { generator: internet.username, unique: { ignoreCase: true } }
      plain: internet.username
      first: person.firstName
      last: person.lastName
      a: { generator: string.pattern, pattern: "[a-c]{1,30}", unique: true }
      b: { generator: string.template, template: "{a}!", unique: true }
      c: { generator: choice, values: [a, b, c] }
      d: { generator: boolean, nulls: 50% }
      e: ulid
      f: { generator: uuid, version: 7 }
      g: person.fullName
      h: location.city
      i: phone.number
      j: company.name
      k: { generator: number.integer, min: 0, max: 10000000, unique: true }
      l: date.past
      m: internet.domainName
`;

/** The parts of a part, itself first. */
function partsOf(part: PartExplanation | undefined): readonly PartExplanation[] {
  return part === undefined ? [] : [part, ...part.parts.flatMap(partsOf)];
}

function drawsOf({ made }: CellExplanation): readonly DrawExplanation[] {
  return partsOf(made).flatMap(({ draws }) => draws);
}

/** Rows at both ends of a table, given ones and some in between. */
function someRows(rowCount: number): readonly number[] {
  const rows = [0, 1, 2, 3, 612, 1_000_010, 2 ** 32 + 5, Math.floor(rowCount / 2), rowCount - 1];
  return [...new Set(rows.filter((row) => row >= 0 && row < rowCount))];
}

/** Compares every cell of some rows with its explanation; returns how many were compared. */
function compareCells(schema: OpenedSchema): number {
  let count = 0;
  for (const table of schema.tables) {
    const columns = table.columns.map(({ name }) => name);
    for (const row of someRows(table.rowCount)) {
      const cells = table.rowAt(row, { columns });
      for (const column of columns) {
        const cell = table.explain(column, row);
        expect([table.name, column, row, cell.value]).toEqual([table.name, column, row, cells[column]]);
        compareRelated(schema, cell);
        for (const part of partsOf(cell.made)) checkParts(part);
        count++;
      }
    }
  }
  return count;
}

/** The cells that a cell was taken from are what their tables have, however far they are. */
function compareRelated(schema: OpenedSchema, cell: CellExplanation): void {
  for (const related of partsOf(cell.made).flatMap(({ cells }) => cells)) {
    const row = schema.table(related.table).rowAt(related.row, { columns: [related.column] });
    expect([cell, related.value]).toEqual([cell, row[related.column]]);
    compareRelated(schema, related);
  }
}

/** What a part is made of gives its text, by what the kinds of recipes are. */
function checkParts(part: PartExplanation): void {
  const texts = part.parts.map(({ text }) => text);
  if (part.text === null) return;
  if (part.kind === 'concat') expect(texts.join('')).toBe(part.text);
  if (part.kind === 'oneOf') expect(texts).toEqual([part.text]);
  if (part.kind === 'switchOn') expect([texts.length, texts[1]]).toEqual([2, part.text]);
  if (part.kind === 'column') expect(part.cells.map(({ text }) => text)).toEqual([part.text]);
}

describe('the explanation of a cell has the value that is generated', () => {
  it.each([
    ['every generator', everyGenerator, undefined],
    ['every generator in a mix of locales', everyGenerator, MIX],
    ['every modifier and distribution', equalitySchema, undefined],
    ['every modifier and distribution in a mix of locales', equalitySchema, MIX],
    ['every field of people, places and companies in mixes, with given cells', peopleSchema, undefined],
    ['the same in one locale', peopleSchema, 'de_DE'],
    ['tables that refer to one another in every way', relationsSchema, undefined],
    ['unique e-mails and user names in a mix', uniqueNames, MIX],
  ])('for %s', async (_name, text, locale) => {
    const schema = await openSchema(text, { locale });

    expect(compareCells(schema)).toBeGreaterThan(120);
  });

  it.each(['en_US', MIX])('for each generator of the registry, and says how: %s', async (locale) => {
    const needed: { readonly [id: string]: object } = {
      choice: { values: ['a', 'b'] },
      constant: { value: 1 },
      'date.between': { from: '2020-01-01', to: 'now' },
      'string.pattern': { pattern: '[a-z]{3}' },
      'string.template': { template: '{uuid}!' },
    };
    const pages = listGenerators();
    const ids = pages.map(({ id }) => id);
    const columns = Object.fromEntries(
      pages.map(({ id, example }) => [id, { generator: id, ...example?.options, ...needed[id] }]),
    );

    const table = await tableOf(columns, 50, { options: { locale } });

    for (const row of [0, 7, 49]) {
      const cells = table.rowAt(row);
      for (const id of ids) {
        const cell = table.explain(id, row);
        expect([id, row, cell.value, cell.origin]).toEqual([id, row, cells[id], id]);
        expect(cell.made?.how).toMatch(/\w+ \w+/);
      }
    }
  });

  it('however often and in whatever order it is asked for, as data that can be sent anywhere', async () => {
    const table = (await openSchema(peopleSchema)).table('people');
    const first = table.explain('badge', 1_000_010);

    table.explain('email', 3);

    expect(table.explain('badge', 1_000_010)).toEqual(first);
    expect(structuredClone(first)).toEqual(first);
  });
});

describe('the draws of an explanation', () => {
  it.each([
    ['of every generator', everyGenerator],
    ['of people and places', peopleSchema],
  ])('are those of the streams that they name: %s', async (_name, text) => {
    const schema = await openSchema(text);
    let count = 0;

    for (const table of schema.tables) {
      for (const { name } of table.columns) {
        const row = Math.min(12_345, table.rowCount - 1);
        for (const draw of drawsOf(table.explain(name, row))) {
          const key = streamKey([schema.seed, String(schema.values), table.name, draw.stream, draw.draw]);
          if (draw.kind === 'bits') expect([name, bitsOf(key, row)]).toEqual([name, draw.bits]);
          else if (draw.kind !== 'number' || draw.of < 2) continue;
          else
            expect([name, draw, numbersOf(key, row, draw.of)]).toEqual([
              name,
              draw,
              expect.arrayContaining([draw.number]),
            ]);
          count++;
        }
      }
    }

    expect(count).toBeGreaterThan(20);
  });

  it('say how often a choice is made, and which entry of its list it is', async () => {
    const values = { free: 80, plus: 15, pro: 5 };
    const table = await tableOf({ tier: { generator: 'choice', values } }, 200);

    for (let row = 0; row < 200; row++) {
      const { value, made } = table.explain('tier', row);
      const place = Object.keys(values).indexOf(String(value));
      expect(made?.entry).toEqual({ number: place + 1, of: 3 });
      expect(made?.draws).toEqual([
        { stream: 'c:tier', draw: '', kind: 'choice', number: place, of: 3, share: [0.8, 0.15, 0.05][place] },
      ]);
    }
  });

  it('say whether a cell is null, and what it would be', async () => {
    const integer = { generator: 'number.integer', min: 1, max: 1_000_000 };
    const plain = await tableOf({ v: integer }, 3000);

    for (const nulls of ['30%', '33.333%', { share: '30%', exact: true }]) {
      const table = await tableOf({ v: { ...integer, nulls } }, 3000);
      for (let row = 0; row < 3000; row += 29) {
        const cell = table.explain('v', row);
        expect(cell.nulls?.isNull).toBe(cell.value === null);
        expect(cell.nulls?.isNull).toBe((cell.nulls?.number ?? 0) < (cell.nulls?.below ?? 0));
        expect(cell.made?.text).toBe(String(plain.rowAt(row)['v']));
      }
    }
  });

  it('are digits of the rank where the column is unique', async () => {
    const table = await tableOf({ v: { generator: 'number.integer', min: 100, max: 1099, unique: true } }, 1000);
    const cells = Array.from({ length: 1000 }, (_, row) => table.explain('v', row));

    expect(new Set(cells.map(({ unique }) => unique?.rank)).size).toBe(1000);
    for (const { value, unique, made } of cells) {
      expect(unique).toMatchObject({ capacity: 1000, rank: Number(value) - 100 });
      expect(made?.draws).toMatchObject([{ kind: 'digit', number: unique?.rank, of: 1000 }]);
    }
  });
});

describe('an explanation', () => {
  it('names the rows that a row refers to, two references away', async () => {
    const schema = await openSchema({
      populace: 1,
      tables: {
        countries: { rows: 40, columns: { id: { generator: 'sequence', start: 100 } } },
        cities: { rows: 300, columns: { country: { references: 'countries.id' }, code: 'uuid' } },
        people: {
          rows: 2000,
          columns: { country: { references: 'cities.country' }, city: { references: 'cities.code' } },
        },
      },
    });
    const cities = [...schema.table('cities').rows()];

    for (let row = 0; row < 2000; row += 37) {
      const person = schema.table('people').rowAt(row);
      const country = schema.table('people').explain('country', row).made?.cells ?? [];
      const city = schema.table('people').explain('city', row).made?.cells ?? [];
      // A code is one city's, and a number one country's, so the rows can be found without the explanation.
      expect(city.map((cell) => cell.row)).toEqual([cities.findIndex(({ code }) => code === person['city'])]);
      expect(country).toEqual([schema.table('cities').explain('country', country[0]?.row ?? -1)]);
      expect(cities[country[0]?.row ?? -1]?.['country']).toBe(person['country']);
      expect(country[0]?.made?.cells.map((cell) => cell.row)).toEqual([Number(person['country']) - 100]);
    }
  });

  it('says of the first row that it has no earlier one, and names the row of others', async () => {
    const table = await tableOf({ id: { generator: 'sequence', start: 0 }, earlier: { references: 't.id' } }, 50);

    const [first, ...others] = Array.from({ length: 50 }, (_, row) => table.explain('earlier', row));

    expect(first).toMatchObject({
      value: null,
      made: { cells: [], notes: ['there is no row that it could refer to'] },
    });
    for (const { value, row, made } of others) {
      expect(made?.cells.map((cell) => cell.row)).toEqual([value]);
      expect(value).toBeLessThan(row);
    }
  });

  it('tells a null of the row that is referred to from having no such row', async () => {
    const table = await tableOf({ v: { generator: 'constant', value: null }, earlier: { references: 't.v' } }, 5);

    expect(table.explain('earlier', 0)).toMatchObject({ value: null, made: { cells: [] } });
    expect(table.explain('earlier', 1)).toMatchObject({ value: null, made: { cells: [{ row: 0, value: null }] } });
  });

  it('says everything of a field each time that it is asked for', async () => {
    const first = { generator: 'person.firstName' };
    const template = { generator: 'string.template', template: '{one} {other} {one}' };
    const table = await tableOf({ one: first, other: first, both: template }, 5);

    const cells = partsOf(table.explain('both', 2).made).flatMap((part) => part.cells);

    expect(cells.map(({ column }) => column)).toEqual(['one', 'other', 'one']);
    for (const { made } of cells) expect(made).toEqual(table.explain('one', 2).made);
    expect(cells[1]?.made?.draws).toHaveLength(2);
  });

  it('follows the fields of subjects: a name, and what the e-mail shows of it, are one draw', async () => {
    const table = await tableOf({ mail: 'internet.email', first: 'person.firstName' }, 100, {
      options: { locale: 'de_DE' },
    });

    for (let row = 0; row < 100; row += 9) {
      const mail = table.explain('mail', row).made;
      const first = table.explain('first', row).made;
      expect(mail?.fields).toEqual([{ subject: 'contact', field: 'email' }]);
      expect(first?.fields).toEqual([{ subject: 'person', field: 'given' }]);
      expect(partsOf(mail)).toContainEqual(first);
      expect(mail?.parts.map(({ text }) => text).join('')).toBe(mail?.text);
      expect(first?.notes).toHaveLength(2);
    }
  });

  it('names the instance of a subject that a column is about', async () => {
    const table = await tableOf({ v: { generator: 'person.firstName', of: 'spouse' } }, 3);

    expect(table.explain('v', 1).made).toMatchObject({
      fields: [{ subject: 'person', field: 'given', of: 'spouse' }],
      draws: [{ stream: 's:person@spouse.name', kind: 'key' }, { stream: 's:person@spouse.name' }],
    });
  });

  it('says which locale a row of a mix is in', async () => {
    const columns = { name: 'person.fullName', country: 'location.countryCode', id: 'sequence' };
    const table = await tableOf(columns, 300, { options: { locale: 'de_DE:3,ja_JP:1' } });
    const countries: { readonly [locale: string]: string } = { de_DE: 'DE', ja_JP: 'JP' };

    for (let row = 0; row < 300; row += 7) {
      const { locale } = table.explain('name', row);
      expect(countries[locale?.id ?? '']).toBe(table.rowAt(row)['country']);
      const isGerman = locale?.id === 'de_DE';
      expect(locale?.draw).toMatchObject({
        stream: 's:locale',
        number: isGerman ? 0 : 1,
        share: isGerman ? 0.75 : 0.25,
      });
      expect(table.explain('id', row)).not.toHaveProperty('locale');
    }
  });

  it('has what was made, where the column writes it in another type', async () => {
    const table = await tableOf({ v: { generator: 'person.birthDate', type: 'timestamptz' } }, 5);

    const { type, value, made } = table.explain('v', 4);

    expect([type, made?.type]).toEqual(['timestamptz', 'date']);
    expect(value).toBe(`${made?.text}T00:00:00Z`);
  });

  it('says where the document gives a cell', async () => {
    const text = 'populace: 1\ntables:\n  t:\n    rows: 3\n    fixed: { 1: { v: 77 } }\n    columns: { v: sequence }\n';
    const table = (await openSchema(text)).table('t');

    const given = table.explain('v', 1);

    expect(given).toMatchObject({ value: 77, given: { line: 5, column: 22, pointer: '/tables/t/fixed/1/v' } });
    expect(given).not.toHaveProperty('made');
    expect(table.explain('v', 2)).not.toHaveProperty('given');
  });

  it('refuses what is no cell', async () => {
    const table = await tableOf({ id: 'sequence' }, 3);
    const empty = await tableOf({ id: 'sequence' }, 0);

    expect(() => table.explain('ib', 0)).toThrow('t has no column "ib"; did you mean id?');
    for (const row of [3, -1, 0.5, Number.NaN]) {
      expect(() => table.explain('id', row)).toThrow(`t has rows 0 to 2; there is no row ${row}.`);
    }
    expect(() => empty.explain('id', 0)).toThrow('t has no rows; there is no row 0.');
  });
});

/** A row's words of a stream, by the loops that fill whole batches. */
function wordsOf(key: Key, row: number): readonly [Int32Array, Int32Array] {
  const rows = createRowSet(4);
  setRange(rows, row, 1);
  const words = [new Int32Array(20), new Int32Array(20)] as const;
  words64(key, rows, ...words);
  return words;
}

function bitsOf(key: Key, row: number): string {
  return wordsOf(key, row)
    .map(([word = 0]) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** What a row draws below a number: from 32 bits, and from 64. One in thousands would have to be drawn again, which fails. */
function numbersOf(key: Key, row: number, of: number | bigint): readonly (number | bigint)[] {
  const [hi, lo] = wordsOf(key, row);
  const wide = (((BigInt(hi[0] ?? 0) & 0xffff_ffffn) << 32n) | (BigInt(lo[0] ?? 0) & 0xffff_ffffn)) * BigInt(of);
  const narrow = new Int32Array(20);
  const rows = createRowSet(4);
  setRange(rows, row, 1);
  words32(key, rows, narrow);
  const numbers = [wide >> 64n, (BigInt((narrow[0] ?? 0) >>> 0) * BigInt(of)) >> 32n];
  return numbers.map((number) => (number > Number.MAX_SAFE_INTEGER ? number : Number(number)));
}
