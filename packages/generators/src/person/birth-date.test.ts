import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { birthDate } from './birth-date.ts';

testGenerator(birthDate, {
  subjects,
  options: [{}, { minAge: 0, maxAge: 5 }, { minAge: 18 }, { maxAge: 150 }],
  matches: /^(18|19|20)\d\d-\d\d-\d\d$/,
});

it.each([
  ['2024-02-29', [18, 18], '2005-03-01', '2006-02-28'],
  ['2024-02-29', [20, 20], '2003-03-01', '2004-02-29'],
  ['2025-02-28', [21, 21], '2003-03-01', '2004-02-28'],
  ['2025-03-01', [21, 21], '2003-03-02', '2004-03-01'],
  ['2026-01-01', [0, 0], '2025-01-02', '2026-01-01'],
  ['2026-06-15', [90, 91], '1934-06-16', '1936-06-15'],
] as const)('at %s, makes people of the years asked for, %j: born %s to %s', async (now, ages, first, last) => {
  const [minAge, maxAge] = ages;
  // So many rows that both ends are met for sure.
  const values = await valuesMadeBy(birthDate, { minAge, maxAge }, { subjects, now, rows: 12_000 });

  const born = values.toSorted();
  expect([born[0], born.at(-1)]).toEqual([first, last]);
});

it('makes adults up to 80 years where it is told nothing else', async () => {
  const born = (await valuesMadeBy(birthDate, {}, { subjects, now: '2024-02-29', rows: 5000 })).toSorted();

  expect((born[0] ?? '') >= '1943-03-01').toBe(true);
  expect((born.at(-1) ?? '') <= '2006-02-28').toBe(true);
  expect(Number(born.at(-1)?.slice(0, 4)) - Number(born[0]?.slice(0, 4))).toBeGreaterThan(58);
});

it('heaps nobody on the few days that a generation has of the ages asked for', async () => {
  const born = await valuesMadeBy(birthDate, { minAge: 26, maxAge: 66 }, { subjects, now: '2026-01-01', rows: 5000 });

  const inYear = (year: string) => born.filter((day) => day?.startsWith(year)).length / born.length;
  expect(born.filter((day) => day === '2000-01-01').length).toBeLessThan(10);
  expect(inYear('1959')).toBeLessThan(0.06);
  expect(inYear('1990')).toBeGreaterThan(0.015);
});

it('refuses a least age above the greatest', async () => {
  await expect(valuesMadeBy(birthDate, { minAge: 81 }, { subjects })).rejects.toThrow('minAge (81) is greater');
});
