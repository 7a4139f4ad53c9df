import { checkSchema, openSchema } from '@populace/library';
import { tableOf, valuesOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const unique = { ignoreCase: true };

/** Whether texts differ even where case does not count. */
function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => `${value}`.toLowerCase())).size === values.length;
}

describe('a column that is unique in any case', () => {
  it.each([
    ['numbers', { generator: 'number.integer', min: 1, max: 500 }, 500],
    ['UUIDs', 'uuid', 500],
    ['ULIDs', 'ulid', 500],
    ['points in time', { generator: 'date.between', from: '2024-01-01T00:00:00Z', to: '2025-01-01' }, 500],
    ['capital letters', { generator: 'string.pattern', pattern: '[A-Z]{2}-[0-9]' }, 6760],
    ['letters of one case each', { generator: 'string.pattern', pattern: '[A-Z][a-z]' }, 676],
    ['an alphabet of one case', { generator: 'nanoid', length: 3, alphabet: 'abcdef09' }, 512],
    ['e-mails', 'internet.email', 5000],
    ['user names of several locales', { generator: 'internet.username', locale: { ja_JP: 1, de_DE: 1 } }, 5000],
  ])('has the values that it has with unique: true where they are of one case: %s', async (_, column, rows) => {
    const written = typeof column === 'string' ? { generator: column } : column;
    const [folded, plain] = [unique, true].map((asked) => tableOf({ v: { ...written, unique: asked } }, rows));

    const values = valuesOf((await folded) ?? expect.fail());

    expect(areDifferent(values)).toBe(true);
    expect(values).toEqual(valuesOf((await plain) ?? expect.fail()));
  });

  it('has one of the values of a list that differ by case alone', async () => {
    const values = ['red', 'Blue', 'RED', 'straße', 'Éclair', 'éCLAIR', 'Ω', 'ω', 'ς', 'Σ'];
    const column = { generator: 'choice', values, unique };

    const made = valuesOf(await tableOf({ v: column }, 6)).map(String);

    expect(made.toSorted()).toEqual(['Blue', 'red', 'straße', 'Éclair', 'Ω', 'ς'].toSorted());
    await expect(tableOf({ v: column }, 7)).rejects.toThrow('has 6 different values, but "t" has 7 rows');
  });

  it.each([
    ['letters of both cases', { generator: 'nanoid' }],
    ['a pattern of both cases', { generator: 'string.pattern', pattern: '[A-Za-z]{4}' }],
    ['what may come twice anyway', { generator: 'choice', values: ['a', 'a'] }],
    ['sentences', { generator: 'lorem.sentence' }],
  ])('is refused where that cannot be known: %s', async (_, column) => {
    await expect(tableOf({ v: { ...column, unique } }, 2)).rejects.toMatchObject({ code: 'schema/unique-unsupported' });
  });

  it('says how letters of both cases can be had', async () => {
    await expect(tableOf({ v: { generator: 'nanoid', unique } }, 2)).rejects.toThrow(
      '"v" cannot be unique in any case: values of nanoid may differ by their case alone; take letters of one case or numbers, or unique: true',
    );
  });

  it.each([
    ['a name', { generator: 'internet.email' }],
    ['a list', { generator: 'choice', values: ['Red', 'grEEn', 'Blue', 'x'] }],
    ['a pattern', { generator: 'string.pattern', pattern: '[A-Z][a-z]-[a-z]{2}' }],
    ['a ULID', { generator: 'ulid' }],
    ['a UUID as text', { generator: 'uuid', type: 'string' }],
  ])('is refused a given cell that another row makes in another case: %s', async (_, column) => {
    const columns = { v: { ...column, unique } };
    const made = valuesOf(await tableOf({ v: { ...column, unique } }, 3)).map(String);
    const other = (made[2] ?? '').replace(/[a-z]/i, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    );
    const document = { populace: 1, tables: { t: { rows: 3, columns, fixed: { 0: { v: other } } } } };

    expect(other).not.toBe(made[2]);
    expect((await checkSchema(document)).map(({ message }) => message)).toEqual([
      `"v" is unique, but row 0 is given "${other}", which row 2 has too; give another value`,
    ]);
  });

  it('is refused two given cells that differ by case alone', async () => {
    const columns = { v: { generator: 'internet.email', unique } };
    const fixed = { 0: { v: 'Root@shop.example' }, 2: { v: 'root@Shop.example' } };
    const opened = openSchema({ populace: 1, tables: { t: { rows: 3, columns, fixed } } });

    await expect(opened).rejects.toThrow('row 2 is given "root@Shop.example", which row 0 has too');
  });

  it.each([
    ['{ ignorecase: true }', 'schema/unknown-option'],
    ['{ ignoreCase: maybe }', 'schema/invalid-option'],
  ])('is refused for %s', async (written, code) => {
    const problems = await checkSchema(
      `{ populace: 1, tables: { t: { rows: 3, columns: { v: { generator: uuid, unique: ${written} } } } } }`,
    );

    expect(problems.map((problem) => problem.code)).toEqual([code]);
  });
});
