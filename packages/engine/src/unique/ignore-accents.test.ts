import { checkSchema } from '@populace/library';
import { tableOf, valuesOf } from '@populace/testkit/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const unique = { ignoreAccents: true };
const both = { ignoreAccents: true, ignoreCase: true };

/** What is left of a text without accents, by the normalisation of the platform that runs the test. */
function plain(value: unknown): string {
  return `${value}`.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
}

/** Whether texts differ without accents. */
function areDifferent(values: readonly unknown[], of: (text: string) => string = (text) => text): boolean {
  return new Set(values.map((value) => of(plain(value)))).size === values.length;
}

/** Short texts of few letters with and without accents, which are often the same without. */
const words = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom('a', 'á', 'Á', 'A', 'e', 'è', 'ê', 'n', 'ñ'), minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 60 },
);

describe('a column that is unique without accents', () => {
  it.each([
    ['numbers', { generator: 'number.integer', min: 1, max: 500 }, 500],
    ['UUIDs', 'uuid', 500],
    ['letters without accents', { generator: 'string.pattern', pattern: '[A-Za-z]{2}' }, 2704],
    ['texts of many lengths', { generator: 'string.pattern', pattern: '[a-z]{1,2}(-[0-9])?' }, 7722],
    ['letters of which none is another with an accent', { generator: 'string.pattern', pattern: '[aéö]{3}' }, 27],
    ['random ids', { generator: 'nanoid', length: 3, alphabet: 'abcABC09' }, 512],
    ['e-mails', 'internet.email', 3000],
    ['user names of several locales', { generator: 'internet.username', locale: { fr_FR: 1, cs_CZ: 1 } }, 3000],
  ])('has the values that it has with unique: true where they are without: %s', async (_, column, rows) => {
    const written = typeof column === 'string' ? { generator: column } : column;
    const [folded, always] = [unique, true].map((asked) => tableOf({ v: { ...written, unique: asked } }, rows));

    const values = valuesOf((await folded) ?? expect.fail());

    expect(areDifferent(values)).toBe(true);
    expect(values).toEqual(valuesOf((await always) ?? expect.fail()));
  });

  it('has one of the values of a list that differ by accents alone', async () => {
    const values = ['José', 'Jose', 'jose', 'Øre', 'Ore', 'Straße', 'Strasse', 'Łódź', 'Lodz', 'Zoë', 'Ёлка', 'Елка'];
    const column = { generator: 'choice', values };

    const made = valuesOf(await tableOf({ v: { ...column, unique } }, 7)).map(String);
    const inAnyCase = valuesOf(await tableOf({ v: { ...column, unique: both } }, 6)).map(String);

    expect(made.toSorted()).toEqual(['José', 'Straße', 'Zoë', 'jose', 'Øre', 'Łódź', 'Ёлка'].toSorted());
    expect(inAnyCase.toSorted()).toEqual(['José', 'Straße', 'Zoë', 'Øre', 'Łódź', 'Ёлка'].toSorted());
    await expect(tableOf({ v: { ...column, unique } }, 8)).rejects.toThrow(
      '"v" has 7 different values, but "t" has 8 rows; ask for at most 7 rows, or allow more values',
    );
  });

  it('takes as many values of any list as differ without accents, and refuses one more', async () => {
    const asked = fc.constantFrom(unique, both);

    await fc.assert(
      fc.asyncProperty(words, asked, async (values, one) => {
        const of = (text: string): string => (one === both ? text.toLowerCase() : text);
        const room = new Set(values.map((value) => of(plain(value)))).size;
        const column = { generator: 'choice', values, unique: one };
        const table = await tableOf({ v: column }, room);
        const made = valuesOf(table);

        expect(areDifferent(made, of)).toBe(true);
        expect(made.every((value) => values.includes(`${value}`))).toBe(true);
        const middle = Math.floor(room / 2);
        expect([...table.rows({ from: middle, take: room - middle })].map(({ v }) => v)).toEqual(made.slice(middle));
        await expect(tableOf({ v: column }, room + 1)).rejects.toMatchObject({ code: 'schema/unique-impossible' });
      }),
      { numRuns: 40 },
    );
  });

  it('keeps a template apart whose parts are apart without accents', async () => {
    const choice = { generator: 'string.pattern', pattern: '[a-z]-(é|è)' };
    const problems = await checkSchema({
      populace: 1,
      tables: { t: { rows: 2, columns: { v: { ...choice, unique } } } },
    });

    expect(problems.map(({ message }) => message)).toEqual([
      '"v" cannot be unique without accents: values of string.pattern may differ by their accents alone; take letters without accents or numbers, or unique: true',
    ]);
  });

  it.each([
    ['letters with and without accents', { generator: 'string.pattern', pattern: '[aá]{4}' }, unique],
    ['letters that are folded to two', { generator: 'string.pattern', pattern: '(s|ß){2}' }, unique],
    ['letters of both cases', { generator: 'string.pattern', pattern: '[A-Za-z]{4}' }, both],
    ['what may come twice anyway', { generator: 'choice', values: ['a', 'a'] }, unique],
    ['sentences', { generator: 'lorem.sentence' }, unique],
  ])('is refused where that cannot be known: %s', async (_, column, asked) => {
    await expect(tableOf({ v: { ...column, unique: asked } }, 2)).rejects.toMatchObject({
      code: 'schema/unique-unsupported',
    });
  });

  it.each([
    [
      'a name',
      { generator: 'internet.email' },
      (text: string) => text.replace(/[aeiou]/, (letter) => `${letter}\u0301`),
    ],
    ['a list', { generator: 'choice', values: ['Zoë', 'José', 'Ann', 'Řehoř'] }, plain],
    ['a pattern', { generator: 'string.pattern', pattern: '[äöü]{2}' }, plain],
    [
      'letters and digits',
      { generator: 'string.pattern', pattern: '[a-z]{2}-[0-9]{1,2}' },
      (text: string) => `${text}\u0301`,
    ],
  ])('is refused a given cell that another row makes with other accents: %s', async (_, column, change) => {
    const columns = { v: { ...column, unique } };
    const made = valuesOf(await tableOf(columns, 3)).map(String);
    const [row, other] = [1, 2]
      .map((at) => [at, change(made[at] ?? '')] as const)
      .find(([at, one]) => one !== made[at]) ?? [0, ''];
    const document = { populace: 1, tables: { t: { rows: 3, columns, fixed: { 0: { v: other } } } } };

    expect(row).toBeGreaterThan(0);
    expect((await checkSchema(document)).map(({ message }) => message)).toEqual([
      `"v" is unique, but row 0 is given "${other}", which row ${row} has too; give another value`,
    ]);
  });

  it('leaves out the values of except in any spelling', async () => {
    const values = ['José', 'Zoë', 'Ann', 'BOB', 'Løne'];
    const column = { generator: 'choice', values, unique: { ...both, except: ['jose', 'ZÖE', 'bob', 'LONE'] } };

    expect(valuesOf(await tableOf({ v: column }, 1))).toEqual(['Ann']);
    await expect(tableOf({ v: column }, 2)).rejects.toThrow('"v" has 1 different values without those of except');
  });
});
