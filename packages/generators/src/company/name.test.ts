import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { city } from '../location/city.ts';
import { name } from './name.ts';

testGenerator(name, { subjects, matches: /^.+ (Lt|Ko|Gr)\.$/ });

it('names the city of the row, where it names one', async () => {
  const rows = (await rowsMadeBy({ name, city }, { subjects })).filter((row) => !row.name.includes('&'));

  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !row.name.startsWith(`${row.city} `))).toEqual([]);
});
