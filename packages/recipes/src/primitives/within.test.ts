import { packTable, problemsOf, textsOf, type WorldSettings, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT } from '../distributions/statistics-for-tests.ts';
import { constant } from './constant.ts';
import { digits } from './digits.ts';
import { lookup } from './lookup.ts';
import { pick } from './pick.ts';
import { countsOf, scopeOf, subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';
import { within } from './within.ts';

const CITIES = ['Aachen', 'Bonn', 'Celle'];
const CHILDREN = [2, 1, 4];
/** The codes of each city begin with its letter. */
const CODES = ['A1', 'A2', 'B1', 'C1', 'C2', 'C3', 'C4'];
const WEIGHTS = [1, 3, 9, 4, 0, 1, 5];
const ROWS = 60_000;

const city = view('place', 'city');
const code = within(city, { table: 'place.code' });

const settings: WorldSettings = {
  locales: {
    base: {
      tables: {
        'place.city': { text: CITIES, weight: [5, 2, 3] },
        'place.code': packTable({ text: CODES }, CHILDREN),
        'place.weighed': packTable({ text: CODES, weight: WEIGHTS }, CHILDREN),
        'place.spot': packTable({ name: ['x', 'x', 'y', 'z', 'x', 'y', 'z'] }, CHILDREN),
        'place.street': packTable({ text: ['Main', 'Park', 'Main', 'Park', 'Main', 'Mill', 'Lake'] }, CHILDREN),
      },
    },
  },
  subjects: [
    subjectOf('place', {
      city: pick({ table: 'place.city' }),
      spot: within(view('place', 'city'), { table: 'place.spot' }),
    }),
  ],
};

/** Rows expected of each code: those of its city, shared by weight. */
function expectedOf(weights: readonly number[]): number[] {
  const shares = [0.5, 0.2, 0.3];
  let first = 0;
  return CHILDREN.flatMap((count, at) => {
    const own = weights.slice(first, first + count);
    first += count;
    const sum = own.reduce((total, weight) => total + weight, 0);
    return own.map((weight) => (ROWS * (shares[at] ?? 0) * weight) / sum);
  });
}

describe('a row of a table that belongs to another row', () => {
  it('belongs to the one that the row of the test data has', async () => {
    const world = await worldOf({ t: { rows: 2000, columns: { city, v: code } } }, settings);

    const [cities, codes] = [textsOf(world, ['t', 'city'], 2000), textsOf(world, ['t', 'v'], 2000)];

    expect(codes.map((text) => text?.charAt(0))).toEqual(cities.map((text) => text?.charAt(0)));
    expect(new Set(codes)).toEqual(new Set(CODES));
  });

  it('is each as likely among those of its parent', async () => {
    const world = await worldOf({ t: { rows: ROWS, columns: { v: code } } }, settings);
    const expected = expectedOf(CODES.map(() => 1));

    const counts = countsOf(textsOf(world, ['t', 'v'], ROWS), CODES);

    expect(Math.abs(chiSquareScore(counts, (place) => expected[place] ?? 0))).toBeLessThan(LIMIT);
  });

  it('is taken by weight where the table has weights', async () => {
    const weighed = within(city, { table: 'place.weighed' });
    const world = await worldOf({ t: { rows: ROWS, columns: { v: weighed, city } } }, settings);
    const expected = expectedOf(WEIGHTS);

    const texts = textsOf(world, ['t', 'v'], ROWS);
    const counts = countsOf(texts, CODES);

    expect(counts[4]).toBe(0);
    expect(Math.abs(chiSquareScore(counts, (place) => expected[place] ?? 0))).toBeLessThan(LIMIT);
    expect(texts.slice(0, 500).map((text) => text?.charAt(0))).toEqual(
      textsOf(world, ['t', 'city'], 500).map((text) => text?.charAt(0)),
    );
  });

  it('is a code for look-ups where the table has no texts', async () => {
    const spot = view('place', 'spot');
    const name = lookup(spot, { table: 'place.spot', column: 'name' });
    const world = await worldOf({ t: { rows: 500, columns: { v: spot, name, city } } }, settings);
    const names = ['x', 'x', 'y', 'z', 'x', 'y', 'z'];
    const parents = ['Aachen', 'Aachen', 'Bonn', 'Celle', 'Celle', 'Celle', 'Celle'];

    const rows = textsOf(world, ['t', 'v'], 500).map(Number);

    expect(textsOf(world, ['t', 'name'], 500)).toEqual(rows.map((row) => names[row]));
    expect(textsOf(world, ['t', 'city'], 500)).toEqual(rows.map((row) => parents[row]));
  });

  it('has as many values as there are different texts', async () => {
    const street = within(city, { table: 'place.street' });
    const world = await worldOf(
      { t: { rows: 1, columns: { v: code, street, spot: view('place', 'spot') } } },
      settings,
    );
    const scope = scopeOf(world);

    expect(scope.capacity(code)).toBe(7n);
    expect(scope.capacity(street)).toBe(4n);
    expect(scope.capacity(view('place', 'spot'))).toBe(7n);
  });

  it('says in words what it is', async () => {
    const world = await worldOf({ t: { rows: 1, columns: { v: code } } }, settings);

    expect(scopeOf(world).explain(code)).toBe(
      `one of the rows of place.code that belong to the row's own: ${scopeOf(world).explain(city)}`,
    );
  });

  it('may be missing for a parent that never comes', async () => {
    const base = {
      tables: {
        'place.city': { text: CITIES, weight: [1, 0, 1] },
        'place.code': packTable({ text: ['A1', 'C1', 'C2'], weight: [1, 1, 2] }, [1, 0, 2]),
      },
    };
    const world = await worldOf({ t: { rows: 300, columns: { v: code } } }, { ...settings, locales: { base } });

    expect(new Set(textsOf(world, ['t', 'v'], 300))).toEqual(new Set(['A1', 'C1', 'C2']));
  });

  it('cannot be unique', async () => {
    const problems = await problemsOf({ t: { rows: 2, columns: { v: { recipe: code, unique: true } } } }, settings);

    expect(problems).toEqual([
      'schema/unique-unsupported /tables/t/columns/v/unique "v" cannot be unique: within makes some values more than once, as they come in life; take numbers, ids or patterns, add one of them by string.template, or drop unique',
    ]);
  });

  it.each([
    ['a parent that is no row of a list', within(digits(2), { table: 'place.code' }), 'another needs codes'],
    ['a parent that is always the same', within(constant('x'), { table: 'place.code' }), 'another needs codes'],
    ['a table whose rows belong to none', within(city, { table: 'place.city' }), 'has no rows that belong to others'],
  ])('is a defect for %s', async (_name, recipe, message) => {
    const world = await worldOf({ t: { rows: 1, columns: { v: recipe } } }, settings);

    expect(() => textsOf(world, ['t', 'v'], 1)).toThrow(message);
  });
});
