import { textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT } from '../distributions/statistics-for-tests.ts';
import { dateBy } from './date-by.ts';
import { digits } from './digits.ts';
import { pick } from './pick.ts';
import { countsOf, scopeOf, subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';

const DAY_MS = 86_400_000;
const dayOf = (text: string): number => Date.parse(text) / DAY_MS;
const RANGES = [
  { min: dayOf('1950-01-01'), max: dayOf('1950-01-31') },
  { min: dayOf('1999-12-31'), max: dayOf('2000-01-02') },
  { min: dayOf('2024-02-29'), max: dayOf('2024-02-29') },
];
const generation = view('person', 'generation');
const born = dateBy(generation, RANGES);
const subjects = [subjectOf('person', { generation: pick(['old', 'middle', 'young']) })];

describe('a day of the range of a code', () => {
  it('lies in the range of the row’s own code, and every day of it may come', async () => {
    const world = await worldOf({ t: { rows: 3000, columns: { generation, v: born } } }, { subjects });
    const names = ['old', 'middle', 'young'];

    const days = textsOf(world, ['t', 'v'], 3000).map((text) => dayOf(text ?? ''));
    const codes = textsOf(world, ['t', 'generation'], 3000).map((text) => names.indexOf(text ?? ''));

    const byRange = RANGES.map((_, range) => new Set(days.filter((_day, row) => codes[row] === range)));
    for (const [range, { min, max }] of RANGES.entries()) {
      const all = Array.from({ length: max - min + 1 }, (_, day) => min + day);
      expect([...(byRange[range] ?? [])].sort((a, b) => a - b)).toEqual(all);
    }
  });

  it('is each as likely', async () => {
    const recipe = dateBy(pick(['only']), [{ min: 0, max: 364 }]);
    const world = await worldOf({ t: { rows: 36_500, columns: { v: recipe } } });
    const days = Array.from({ length: 365 }, (_, day) => new Date(day * DAY_MS).toISOString().slice(0, 10));

    const counts = countsOf(textsOf(world, ['t', 'v'], 36_500), days);

    expect(Math.abs(chiSquareScore(counts, () => 100))).toBeLessThan(LIMIT);
  });

  it('has as many values as the ranges have days together', async () => {
    const world = await worldOf({ t: { rows: 1, columns: { v: born } } }, { subjects });
    const scope = scopeOf(world);
    const overlapping = dateBy(generation, [
      { min: 0, max: 9 },
      { min: -5, max: 4 },
      { min: 10, max: 19 },
    ]);

    expect(scope.capacity(born)).toBe(31n + 3n + 1n);
    expect(scope.capacity(overlapping)).toBe(25n);
    expect(scope.width(born)).toBe(10);
    expect(scope.type(born)).toEqual({ kind: 'date' });
    expect(scope.explain(born)).toBe(`a day of one of 3 ranges, by ${scope.explain(generation)}`);
  });

  it('is a defect for what is no code', async () => {
    const world = await worldOf({ t: { rows: 1, columns: { v: dateBy(digits(1), RANGES) } } });

    expect(() => textsOf(world, ['t', 'v'], 1)).toThrow('A day of a range needs codes');
  });
});
