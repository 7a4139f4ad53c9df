import { packTable } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import type { Pack } from './pack.ts';
import type { PackTable } from './pack-table.ts';
import { townsIn } from './towns-in.ts';

/** Brussels by its name in either language, a town of each, and codes: two of Brussels, one of Ghent, none of Liège. */
const tables: Readonly<Record<string, PackTable>> = {
  'place.region': packTable({ text: ['Bruxelles', 'Brussel', 'Gent', 'Liège'] }),
  'place.city': packTable({
    text: ['Bruxelles', 'Gent', 'Brussel', 'Liège'],
    language: ['fr', 'nl', 'nl', 'fr'],
    region: [0, 2, 1, 3],
    weight: [9, 3, 9, 2],
  }),
  'place.postcode': packTable({ city: [0, 0, 1, 2, 2], code: [1000, 1020, 9000, 1000, 1020] }, [2, 1, 2, 0]),
  'place.mobileSafe': packTable({ area: ['47'] }),
};
const belgium: Pack = {
  facts: new Map([['country', 'BE']]),
  patterns: new Map(),
  tables: Object.keys(tables),
  credits: [],
  rows: async (name) => tables[name]?.size ?? 0,
  table: async (name) => tables[name] ?? Promise.reject(new RangeError(name)),
};

describe('the towns of a language', () => {
  it('have their names in it, and what belongs to them', async () => {
    const dutch = townsIn(belgium, 'nl');
    const [cities, codes] = await Promise.all([dutch.table('place.city'), dutch.table('place.postcode')]);

    expect(cities.texts('text')).toEqual(['Gent', 'Brussel']);
    expect([...cities.numbers('weight')]).toEqual([3, 9]);
    expect([await dutch.rows('place.city'), await dutch.rows('place.region')]).toEqual([2, 4]);
    expect([...cities.numbers('region')]).toEqual([2, 1]);
    expect([...codes.numbers('code')]).toEqual([9000, 1000, 1020]);
    expect([...codes.numbers('city')]).toEqual([0, 1, 1]);
    expect([...(codes.starts ?? [])]).toEqual([0, 1, 3]);
  });

  it('may have nothing that belongs to them', async () => {
    const codes = await townsIn(belgium, 'fr').table('place.postcode');

    expect([...codes.numbers('code')]).toEqual([1000, 1020]);
    expect([...(codes.starts ?? [])]).toEqual([0, 2, 2]);
  });

  it('leave tables as they are that belong to no town', async () => {
    const dutch = townsIn(belgium, 'nl');

    expect(await dutch.table('place.region')).toBe(tables['place.region']);
    expect(await dutch.table('place.mobileSafe')).toBe(tables['place.mobileSafe']);
    expect(dutch.facts.get('country')).toBe('BE');
  });

  it('are refused where the country has none', async () => {
    await expect(townsIn(belgium, 'de').table('place.city')).rejects.toThrow(
      new RangeError('No town of the country has the language de.'),
    );
  });
});
