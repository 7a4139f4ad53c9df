import { textsOf, type WorldSettings, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT } from '../distributions/statistics-for-tests.ts';
import { constant } from './constant.ts';
import { initialOf } from './derive.ts';
import { digits } from './digits.ts';
import { lookup } from './lookup.ts';
import { pick } from './pick.ts';
import { countsOf, scopeOf, subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';

const CITIES = ['Ulm', 'Åre', '東京', '𝒳-ville', ''];
const settings: WorldSettings = {
  locales: {
    base: {
      tables: {
        'place.region': { text: ['South', 'North', 'East'], short: ['S', 'N', 'E'] },
        'place.city': { text: CITIES, weight: [1, 2, 3, 4, 0], region: [0, 1, 2, 0, 1] },
        'word.any': { text: ['a', 'b', 'c'] },
      },
    },
  },
  subjects: [subjectOf('place', { city: pick({ table: 'place.city' }) })],
};
const city = view('place', 'city');

describe('a text of a table', () => {
  it('is taken by the weights of the table, and each as likely where there are none', async () => {
    const columns = { weighed: pick({ table: 'place.city' }), plain: pick({ table: 'word.any' }) };
    const world = await worldOf({ t: { rows: 40_000, columns } }, settings);

    const weighed = countsOf(textsOf(world, ['t', 'weighed'], 40_000), CITIES);
    const plain = countsOf(textsOf(world, ['t', 'plain'], 40_000), ['a', 'b', 'c']);

    expect(weighed[4]).toBe(0);
    expect(Math.abs(chiSquareScore(weighed.slice(0, 4), (place) => 4000 * (place + 1)))).toBeLessThan(LIMIT);
    expect(Math.abs(chiSquareScore(plain, () => 40_000 / 3))).toBeLessThan(LIMIT);
  });

  it('has its count, its characters and its words', async () => {
    const recipe = pick({ table: 'word.any' });
    const world = await worldOf({ t: { rows: 1, columns: { v: recipe, city } } }, settings);
    const scope = scopeOf(world);

    expect(scope.capacity(recipe)).toBe(3n);
    expect(scope.width(recipe)).toBe(1);
    expect(scope.width(pick({ table: 'place.city' }))).toBeUndefined();
    expect(scope.mayContain(pick({ table: 'place.city' }), '東')).toBe(true);
    expect(scope.mayContain(recipe, '東')).toBe(false);
    expect(scope.explain(recipe)).toBe('one of 3 texts of the list word.any, each as likely');
    expect(scope.explain(pick({ table: 'place.city' }))).toBe('one of 5 texts of the list place.city, by weight');
  });
});

describe('what belongs to a row of a table', () => {
  it('stands at the same place of another column', async () => {
    const region = lookup(city, { table: 'place.region', by: { table: 'place.city', column: 'region' } });
    const short = lookup(city, {
      table: 'place.region',
      column: 'short',
      by: { table: 'place.city', column: 'region' },
    });
    const world = await worldOf({ t: { rows: 200, columns: { city, region, short } } }, settings);
    const regions = ['South', 'North', 'East', 'South', 'North'];

    const rows = textsOf(world, ['t', 'city'], 200).map((text) => CITIES.indexOf(text ?? '?'));

    expect(textsOf(world, ['t', 'region'], 200)).toEqual(rows.map((row) => regions[row]));
    expect(textsOf(world, ['t', 'short'], 200)).toEqual(rows.map((row) => regions[row]?.charAt(0)));
    expect(scopeOf(world, 'region').capacity(region)).toBe(3n);
  });

  it.each([
    ['a list of another length', lookup(pick(['a', 'b']), ['x'])],
    ['what has no code', lookup(digits(1), ['x'])],
  ])('is a defect for %s', async (_name, recipe) => {
    const world = await worldOf({ t: { rows: 1, columns: { v: recipe } } });

    expect(() => textsOf(world, ['t', 'v'], 1)).toThrow('A look-up needs codes');
  });
});

describe('an initial', () => {
  it('is the first character of the row’s own text, however many units it has', async () => {
    const all = view('place', 'any');
    const subjects = [subjectOf('place', { any: pick(CITIES) })];
    const world = await worldOf({ t: { rows: 200, columns: { all, v: initialOf(all) } } }, { subjects });
    const first = new Map([
      ['Ulm', 'U'],
      ['Åre', 'Å'],
      ['東京', '東'],
      ['𝒳-ville', '𝒳'],
      ['', ''],
    ]);

    const texts = textsOf(world, ['t', 'all'], 200);

    expect(textsOf(world, ['t', 'v'], 200)).toEqual(texts.map((text) => first.get(text ?? '?')));
    expect(new Set(texts).size).toBe(5);
    expect(scopeOf(world).capacity(initialOf(all))).toBe('unknown');
    expect(scopeOf(world).explain(initialOf(constant('x')))).toBe('the initial of always "x"');
  });

  it('is a defect for what is no list', async () => {
    const world = await worldOf({ t: { rows: 1, columns: { v: initialOf(digits(2)) } } });

    expect(() => textsOf(world, ['t', 'v'], 1)).toThrow('What is derived from a list needs codes');
  });
});
