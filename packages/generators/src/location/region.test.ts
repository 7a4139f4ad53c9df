import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { city } from './city.ts';
import { region } from './region.ts';

testGenerator(region, { subjects, matches: /^(North|South)$/ });
testGenerator(region, { subjects, options: [{ style: 'code' }], matches: /^(N|02)$/ });

it('is the one that the city of the row is in, whatever its style', async () => {
  const rows = await rowsMadeBy({ city, region, code: [region, { style: 'code' }] }, { subjects });

  expect(new Set(rows.map((row) => `${row.city}, ${row.region}, ${row.code}`))).toEqual(
    new Set(['Aldport, South, 02', 'Brë, North, N', 'Cantle on Wey, South, 02']),
  );
});
