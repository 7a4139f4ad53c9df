import { openSchema } from '@populace/library';
import { nestedSchema, tableOf, valuesOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const words = { array: 'lorem.word', count: { between: [0, 4] } };

async function lists(column: object, rows = 1000): Promise<unknown[][]> {
  return valuesOf(await tableOf({ v: column }, rows)) as unknown[][];
}

describe('a list', () => {
  it('has as many items as count says, none among them', async () => {
    const lengths = (await lists(words)).map((list) => list.length);

    expect(new Set(lengths)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('has one item, a thousand, or none', async () => {
    expect(await lists({ array: 'boolean', count: 0 }, 2)).toEqual([[], []]);
    expect((await lists({ array: 'boolean', count: 1 }, 2)).map((list) => list.length)).toEqual([1, 1]);
    const [long, other] = await lists({ array: 'uuid', count: 10_000 }, 2);

    expect(new Set([...(long ?? []), ...(other ?? [])]).size).toBe(20_000);
  });

  it('has as many as a distribution says', async () => {
    const counts = (await lists({ array: 'boolean', count: { poisson: 3 } }, 5000)).map((list) => list.length);

    expect(counts.reduce((sum, count) => sum + count, 0) / 5000).toBeCloseTo(3, 0);
    expect(Math.max(...counts)).toBeGreaterThan(7);
  });

  it('begins with the items of a shorter one, whatever its length', async () => {
    const short = await lists({ array: 'lorem.word', count: 2 }, 50);
    const long = await lists({ array: 'lorem.word', count: 64 }, 50);

    expect(long.map((list) => list.slice(0, 2))).toEqual(short);
  });

  it('changes no other column', async () => {
    const own = await tableOf({ name: 'person.fullName', word: 'lorem.word' }, 100);
    const more = await tableOf({ name: 'person.fullName', v: words, word: 'lorem.word' }, 100);
    const others = await tableOf({ name: 'person.fullName', v: { ...words, count: 9 }, word: 'lorem.word' }, 100);

    for (const table of [more, others]) {
      expect(valuesOf(table, 'name')).toEqual(valuesOf(own, 'name'));
      expect(valuesOf(table, 'word')).toEqual(valuesOf(own, 'word'));
    }
  });

  it('has no value twice where it is distinct', async () => {
    const all = await lists({ array: { generator: 'number.integer', min: 1, max: 5 }, count: 5, distinct: true });

    for (const list of all) expect([...list].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(all.map((list) => list.join())).size).toBe(120);
  });

  it('is null where nulls says so, and keeps its items elsewhere', async () => {
    const plain = await lists(words);
    const some = await lists({ ...words, nulls: '40%' });

    expect(some.filter((list) => list === null).length).toBeGreaterThan(300);
    some.forEach((list, row) => {
      if (list !== null) expect(list).toEqual(plain[row]);
    });
  });

  it('has items that are null where their nulls say so', async () => {
    const all = (
      await lists({ array: { generator: 'number.integer', min: 0, max: 1, nulls: '50%' }, count: 4 })
    ).flat();

    expect(new Set(all)).toEqual(new Set([0, 1, null]));
  });

  it('has subjects of its own in each item, which agree with themselves', async () => {
    const friends = { array: { object: { first: 'person.firstName', full: 'person.fullName' } }, count: 3 };
    const table = await tableOf({ first: 'person.firstName', friends }, 200);

    for (const row of table.rows()) {
      const people = row['friends'] as { first: string; full: string }[];
      for (const { first, full } of people) expect(full).toContain(first);
    }
    const own = valuesOf(table, 'first');
    const theirs = (valuesOf(table, 'friends') as { first: string }[][]).map(([one]) => one?.first);
    expect(theirs.filter((name, row) => name === own[row]).length).toBeLessThan(20);
  });
});

describe('a structure', () => {
  it('shows what columns of the row show', async () => {
    const table = (await openSchema(nestedSchema)).table('t');

    for (const row of table.rows({ take: 200 })) {
      const address = row['address'] as { city: string } | null;
      if (address !== null) expect(address.city).toBe(row['city']);
    }
  });

  it('is in the locale of its row, and so are the items of lists', async () => {
    const table = (await openSchema(nestedSchema)).table('t');
    const isJapanese = (text: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff]/.test(text);

    for (const row of table.rows({ take: 300 })) {
      const friends = row['friends'] as { first: string }[];
      for (const { first } of friends) expect(isJapanese(first)).toBe(isJapanese(String(row['city'])));
    }
  });

  it('is another instance of its subjects where of says so', async () => {
    const pair = { first: 'person.firstName', other: { object: { first: 'person.firstName' }, of: 'spouse' } };
    const spouse = { first: { generator: 'person.firstName', of: 'spouse' } };
    const others = valuesOf(await tableOf(pair, 50), 'other') as { first: string }[];

    expect(others.map(({ first }) => first)).toEqual(valuesOf(await tableOf(spouse, 50), 'first'));
  });
});
