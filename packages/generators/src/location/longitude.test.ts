import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { city } from './city.ts';
import { longitude } from './longitude.ts';

testGenerator(longitude, { subjects, matches: /^-?\d{1,3}\.\d{6}$/ });

it.each([
  ['Aldport', -179.04, -178.96],
  ['Brë', -0.0095, 0.0105],
  ['Cantle on Wey', 123.4564, 123.457],
])('lies in the city of the row: %s', async (name, least, most) => {
  const rows = await rowsMadeBy({ city, longitude }, { subjects, rows: 2000 });

  const values = rows.filter((row) => row.city === name).map((row) => Number(row.longitude));

  expect(values.filter((value) => value < least || value > most)).toEqual([]);
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan((most - least) * 0.8);
});
