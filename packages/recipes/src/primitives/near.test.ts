import { textsOf, type WorldSettings, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT } from '../distributions/statistics-for-tests.ts';
import { digits } from './digits.ts';
import { near } from './near.ts';
import { pick } from './pick.ts';
import { countsOf, scopeOf, subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';

const NAMES = ['north', 'south', 'line', 'point'];
const LATITUDES = [899_000, -333_333, 0, 525_200];
const SPREADS = [700, 5, 1, 0];

const settings: WorldSettings = {
  locales: { base: { tables: { 'place.city': { text: NAMES, latitude: LATITUDES, spread: SPREADS } } } },
  subjects: [subjectOf('place', { city: pick({ table: 'place.city' }) })],
};
const city = view('place', 'city');
const at = (scale: number) => near(city, { table: 'place.city', column: 'latitude', spread: 'spread', scale });

describe('a coordinate near a place', () => {
  it.each([4, 5, 6])('never leaves the spread of its place, with %d digits', async (scale) => {
    const world = await worldOf({ t: { rows: 8000, columns: { city, v: at(scale) } } }, settings);
    const unit = 10 ** (scale - 4);

    const cities = textsOf(world, ['t', 'city'], 8000).map((text) => NAMES.indexOf(text ?? ''));
    const distances = textsOf(world, ['t', 'v'], 8000).map((text, row) => {
      expect(text).toMatch(new RegExp(`^-?\\d{1,2}\\.\\d{${scale}}$`));
      return Math.round(Number(text) * 10 ** scale) - (LATITUDES[cities[row] ?? 0] ?? 0) * unit;
    });

    for (const [place, spread] of SPREADS.entries()) {
      const own = distances.filter((_, row) => cities[row] === place);
      expect(Math.max(...own)).toBeLessThanOrEqual(spread * unit);
      expect(Math.min(...own)).toBeGreaterThanOrEqual(-spread * unit);
    }
  });

  it('may be any point of the spread, each as likely, its ends too', async () => {
    const south = near(pick(['north', 'south'], { weights: [0, 1] }), {
      table: 'place.one',
      column: 'latitude',
      spread: 'spread',
      scale: 5,
    });
    const locales = { base: { tables: { 'place.one': { text: ['south'], latitude: [-333_333], spread: [5] } } } };
    const world = await worldOf({ t: { rows: 30_000, columns: { v: south } } }, { locales });
    const points = Array.from({ length: 101 }, (_, place) => `-33.33${280 + place}`);

    const counts = countsOf(textsOf(world, ['t', 'v'], 30_000), points);

    expect(Math.abs(chiSquareScore(counts, () => 30_000 / 101))).toBeLessThan(LIMIT);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('is a decimal of as many digits as asked for', async () => {
    const world = await worldOf({ t: { rows: 1, columns: { v: at(5) } } }, settings);
    const scope = scopeOf(world);

    expect(scope.type(at(5))).toEqual({ kind: 'decimal', precision: 8, scale: 5 });
    expect(scope.capacity(at(5))).toBe('unknown');
    expect(scope.explain(at(5))).toBe(`near the latitude in place.city of ${scope.explain(city)}`);
  });

  it('is a defect for what is no place', async () => {
    const recipe = near(digits(1), { table: 'place.city', column: 'latitude', spread: 'spread', scale: 4 });
    const world = await worldOf({ t: { rows: 1, columns: { v: recipe } } }, settings);

    expect(() => textsOf(world, ['t', 'v'], 1)).toThrow('A coordinate needs codes');
  });
});
