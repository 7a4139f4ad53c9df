import { textsOf, worldOf } from '@populace/testkit';
import { expect, it } from 'vitest';
import { date } from './date.ts';
import { daySpan } from './day-span.ts';
import { digits } from './digits.ts';

const DAY_MS = 86_400_000;
const dayOf = (text: string): number => Date.parse(text) / DAY_MS;
const halves = ['first', 'second'];

it.each([
  ['2023-12-31', 'second'],
  ['2024-01-01', 'second'],
  ['2024-02-28', 'second'],
  ['2024-02-29', 'first'],
  ['2024-06-30', 'first'],
  ['2024-07-01', 'second'],
  ['1903-07-01', 'second'],
])('of %s is the %s', async (day, half) => {
  const recipe = daySpan(date(dayOf(day), dayOf(day)), [229, 701], halves);
  const world = await worldOf({ t: { rows: 1, columns: { v: recipe } } });

  expect(textsOf(world, ['t', 'v'], 1)).toEqual([half]);
});

it.each([
  ['what is no date', daySpan(digits(2), [101, 701], halves)],
  ['a list of another length', daySpan(date(0, 1), [101], halves)],
])('refuses %s', async (_, recipe) => {
  const world = await worldOf({ t: { rows: 1, columns: { v: recipe } } });

  expect(() => textsOf(world, ['t', 'v'], 1)).toThrow();
});
