import { textsOf, worldOf } from '@populace/testkit';
import { expect, it } from 'vitest';
import { ageAt } from './age.ts';
import { date } from './date.ts';
import { digits } from './digits.ts';

const dayOf = (text: string): number => Date.parse(text) / 86_400_000;
const noon = (text: string) => ({ days: dayOf(text), ms: 43_200_000, us: 0, hasTime: true });

it.each([
  ['2000-11-21', '2026-11-21', '26'],
  ['2000-11-22', '2026-11-21', '25'],
  ['2000-12-01', '2026-11-21', '25'],
  ['2000-01-31', '2026-11-21', '26'],
  ['2004-02-29', '2026-02-28', '21'],
  ['2004-02-29', '2026-03-01', '22'],
  ['2026-11-21', '2026-11-21', '0'],
  ['1899-12-31', '2026-11-21', '126'],
  ['2027-01-01', '2026-11-21', '-1'],
])('of somebody born on %s is, on %s, %s', async (born, now, age) => {
  const recipe = ageAt(date(dayOf(born), dayOf(born)), noon(now));
  const world = await worldOf({ t: { rows: 1, columns: { v: recipe } } });

  expect(textsOf(world, ['t', 'v'], 1)).toEqual([age]);
});

it('refuses what is no date', async () => {
  const world = await worldOf({ t: { rows: 1, columns: { v: ageAt(digits(2), noon('2026-11-21')) } } });

  expect(() => textsOf(world, ['t', 'v'], 1)).toThrow('An age needs a date.');
});
