import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { city } from './city.ts';
import { latitude } from './latitude.ts';

testGenerator(latitude, { subjects, matches: /^-?\d{1,3}\.\d{6}$/ });

it.each([
  ['Aldport', 48.0834, 48.1634],
  ['Brë', -0.11, -0.09],
  ['Cantle on Wey', 89.8997, 89.9003],
])('lies in the city of the row: %s', async (name, least, most) => {
  const rows = await rowsMadeBy({ city, latitude }, { subjects, rows: 2000 });

  const values = rows.filter((row) => row.city === name).map((row) => Number(row.latitude));

  expect(values.filter((value) => value < least || value > most)).toEqual([]);
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan((most - least) * 0.8);
});
