import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { city } from './city.ts';
import { timeZone } from './time-zone.ts';

testGenerator(timeZone, { subjects, matches: /^Etc\/GMT([+-]\d)?$/ });

it('is that of the city of the row', async () => {
  const rows = await rowsMadeBy({ city, timeZone }, { subjects });

  expect(new Set(rows.map((row) => `${row.city} ${row.timeZone}`))).toEqual(
    new Set(['Aldport Etc/GMT-1', 'Brë Etc/GMT', 'Cantle on Wey Etc/GMT+3']),
  );
});
