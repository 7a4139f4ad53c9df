import { openSchema } from '@populace/library';
import { tableOf, textsOf, valuesOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const unique = (pattern: string): object => ({ generator: 'string.pattern', pattern, unique: true });

describe('a unique column of a pattern', () => {
  it.each([
    '[A-Z]{1,3}-\\d{2,5}',
    '([a-z]{0,9}[0-9]{0,9}){0,9}',
    '(\\w+\\.)*\\w+@\\w+\\.(com|org|net)',
    '.{3,}',
    '\\p{L}+',
  ])('has texts that match, none of them twice: %s', async (pattern) => {
    const whole = new RegExp(`^(?:${pattern})$`, 'su');

    const texts = await textsOf(unique(pattern), 100_000);

    expect(texts.filter((text) => !whole.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(100_000);
  });

  it('has every text of a small pattern once', async () => {
    const texts = await textsOf(unique('x?y?(xy|y)|[ab]{2}'), 9);

    // Written by hand: x?y?xy, x?y?y, [ab]{2}.
    const expected = ['xy', 'xxy', 'yxy', 'xyxy', 'y', 'yy', 'xyy', 'aa', 'ab', 'ba', 'bb'];
    expect((await textsOf(unique('x?y?(xy|y)|[ab]{2}'), 11)).toSorted()).toEqual(expected.toSorted());
    expect(texts.every((text) => expected.includes(text))).toBe(true);
    await expect(textsOf(unique('x?y?(xy|y)|[ab]{2}'), 12)).rejects.toThrow(
      '"v" has 11 different values, but "t" has 12 rows; ask for at most 11 rows, or allow more values',
    );
  });

  it('has other texts in rows far away', async () => {
    const table = await tableOf({ v: unique('[a-z]{1,12}(-[a-z]{4})?'), w: unique('[a-z]{8,11}') }, 2 ** 48);
    const starts = [0, 2 ** 31 - 7, 2 ** 40, 2 ** 48 - 3000];

    const rows = starts.flatMap((from) => [...table.rows({ from, take: 3000 })]);

    expect(new Set(rows.map(({ v }) => v)).size).toBe(12_000);
    expect(new Set(rows.map(({ w }) => w)).size).toBe(12_000);
  });

  it('has the texts that it had, where it is not unique', async () => {
    const texts = await textsOf({ generator: 'string.pattern', pattern: '[A-Z]{1,3}-\\d{2,5}' }, 4);

    expect(texts).toEqual(['YW-66388', 'JP-1718', 'VKC-4435', 'MA-71985']);
  });

  it('keeps its texts', async () => {
    expect(await textsOf(unique('[A-Z]{1,3}-\\d{2,5}'), 4)).toEqual(['KUA-8082', 'ODD-0961', 'XIM-06244', 'TIM-40936']);
    expect(await textsOf(unique('[a-z]{1,20}'), 2)).toEqual(['vygglpungjeqpfurizci', 'toxgyzxkteeuqzoitjbg']);
  });

  it('is refused where the texts cannot be counted, with the way out', async () => {
    const opened = tableOf({ v: unique('(a|b)*a(a|b){15}') }, 5);

    await expect(opened).rejects.toMatchObject({ code: 'schema/unique-unsupported' });
    await expect(opened).rejects.toThrow(
      '"v" cannot be unique: the texts of its pattern cannot be counted, as it takes too many states to tell them apart; write the pattern with fewer or shorter repeats, or drop unique',
    );
  });

  it('refuses a given cell that another row makes', async () => {
    const made = await textsOf(unique('[a-z]{1,4}'), 100);
    const open = (value: string) =>
      openSchema({
        populace: 1,
        tables: { t: { rows: 100, columns: { v: unique('[a-z]{1,4}') }, fixed: { 3: { v: value } } } },
      });

    await expect(open(made[58] ?? '')).rejects.toThrow(`row 3 is given "${made[58]}", which row 58 has too`);
    const table = (await open(made[3] ?? '')).table('t');
    expect(valuesOf(table)).toEqual(made);
    expect(valuesOf((await open('not of the pattern')).table('t'))[3]).toBe('not of the pattern');
  });

  it('says how many texts there are', async () => {
    const schema = await openSchema({
      populace: 1,
      tables: { t: { rows: 3, columns: { v: unique('[A-Z]{1,3}-\\d{2,5}') } } },
    });

    // (26 + 26^2 + 26^3) * (100 + 1000 + 10000 + 100000)
    expect(schema.plan().tables[0]?.columns[0]).toMatchObject({ capacity: '2030685800', unique: true });
  });
});

describe('a unique template', () => {
  const code = unique('[A-Z]{1,3}-\\d{2,5}');
  const template = (text: string): object => ({ generator: 'string.template', template: text, unique: true });
  const others = {
    code,
    id: 'sequence',
    word: 'lorem.word',
    any: { generator: 'string.pattern', pattern: '[a-z]{0,9}' },
  };

  it.each(['{code}@x.example', 'user{id}', '{id}: {word}', '{any}|{code}', '{code} {id}', '{id}#{any}#{code}'])(
    'has no text twice where a column in it is unique: %s',
    async (text) => {
      const values = valuesOf(await tableOf({ ...others, v: template(text) }, 20_000));

      expect(new Set(values).size).toBe(20_000);
    },
  );

  it.each([
    ['{any}', 'none of the columns in it is; put a sequence or a unique column into it, or drop unique'],
    ['{code}{id}{any}', 'where one of its parts ends and the next begins cannot be told; put a character between them'],
    ['{code}-{any}', 'where one of its parts ends and the next begins cannot be told; put a character between them'],
  ])('is refused where that cannot be known: %s', async (text, why) => {
    const opened = tableOf({ ...others, v: template(text) }, 20);

    await expect(opened).rejects.toMatchObject({ code: 'schema/unique-unsupported' });
    await expect(opened).rejects.toThrow(`"v" cannot be unique: ${why}`);
  });

  const fixedTable = (text: string, fixed: object, id: object | string = 'sequence') =>
    openSchema({ populace: 1, tables: { t: { rows: 50, columns: { ...others, id, v: template(text) }, fixed } } });

  it('refuses a given text that another row makes', async () => {
    await expect(fixedTable('user{id}', { 3: { v: 'user40' } })).rejects.toThrow('which row 39 has too');
    await expect(fixedTable('user{id}', { 3: { v: 'user51' } })).resolves.toBeDefined();
    await expect(fixedTable('user{id}', { 3: { v: 'admin' } })).resolves.toBeDefined();
  });

  it('minds given cells of the columns in it', async () => {
    await expect(fixedTable('user{id}', { 3: { id: 40 } })).rejects.toThrow('none of the columns in it is');
    const id = { generator: 'sequence', unique: true };
    await expect(fixedTable('user{id}', { 3: { id: 60 }, 4: { v: 'user60' } }, id)).rejects.toThrow('row 3 has too');
    await expect(fixedTable('user{id}', { 3: { id: 60 }, 5: { v: 'user4' } }, id)).resolves.toBeDefined();
  });
});
