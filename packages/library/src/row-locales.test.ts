import { describe, expect, it } from 'vitest';
import { type OpenedTable, openSchema } from './index.ts';

const mix = 'en_US:40,de_DE:30,ja_JP:20,ar_EG:10';

async function table(columns: object, { locale = mix, rows = 5000 } = {}): Promise<OpenedTable> {
  return (await openSchema({ populace: 1, tables: { t: { rows, columns } } }, { locale })).table('t');
}

describe('the locales of rows', () => {
  it('are those that an explanation gives, near and far', async () => {
    const people = await table({ name: 'person.fullName' }, { rows: 2 ** 48 });

    for (const from of [0, 2 ** 32 - 7, 2 ** 47 + 3]) {
      const locales = people.localesOf({ from, take: 20 }) ?? [];
      const explained = locales.map((_, i) => people.explain('name', from + i).locale?.id);
      expect(locales).toEqual(explained);
    }
  });

  it('come as often as they are asked for', async () => {
    const people = await table({ name: 'person.fullName' });
    const locales = people.localesOf({ take: 5000 }) ?? [];
    const shareOf = (id: string): number => locales.filter((one) => one === id).length / 5000;

    expect(shareOf('en_US')).toBeCloseTo(0.4, 1);
    expect(shareOf('ar_EG')).toBeCloseTo(0.1, 1);
  });

  it('do not depend on how many are asked for', async () => {
    const people = await table({ name: 'person.fullName' });
    const all = people.localesOf({ take: 2000 }) ?? [];

    expect(people.localesOf({ from: 511, take: 3 })).toEqual(all.slice(511, 514));
    expect(people.preview({ from: 700, take: 9 }).locales).toEqual(all.slice(700, 709));
    expect(people.localesOf({ from: 4990 })).toHaveLength(10);
  });

  it('are one where there is one, and none where no column asks for one', async () => {
    const one = await table({ name: 'person.fullName' }, { locale: 'de_DE' });
    const none = await table({ id: 'sequence', at: 'date.past', of: { references: 't.id' } });

    expect(one.localesOf({ take: 2 })).toEqual(['de_DE', 'de_DE']);
    expect(none.localesOf()).toBeUndefined();
    expect(none.preview().locales).toBeUndefined();
  });

  it('may be a column’s own', async () => {
    const people = await table({
      id: 'sequence',
      name: 'person.fullName',
      local: { generator: 'person.fullName', locale: { es_US: 1, ar_EG: 1 } },
    });

    expect(new Set(people.localesOf({ column: 'local' }))).toEqual(new Set(['es_US', 'ar_EG']));
    expect(people.localesOf({ column: 'name' })).toEqual(people.localesOf());
    expect(people.localesOf({ column: 'id' })).toBeUndefined();
  });

  it('are those of the columns where all say the same', async () => {
    const own = { generator: 'person.fullName', locale: 'ja_JP' };
    const same = await table({ a: own, b: own });
    const different = await table({ a: own, b: { ...own, locale: 'es_US' } });

    expect(same.localesOf({ take: 1 })).toEqual(['ja_JP']);
    expect(different.localesOf({ take: 1 })).toBeUndefined();
  });
});
