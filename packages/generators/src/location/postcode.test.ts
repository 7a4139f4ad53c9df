import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { city } from './city.ts';
import { postcode } from './postcode.ts';

testGenerator(postcode, { subjects, matches: /^\d\d-\d{3}$/ });

it('is one of the city of the row, zeros in front included', async () => {
  const rows = await rowsMadeBy({ city, postcode }, { subjects, rows: 2000 });

  expect(new Set(rows.map((row) => `${row.city} ${row.postcode}`))).toEqual(
    new Set(['Aldport 01-001', 'Aldport 01-002', 'Brë 20-001', 'Brë 20-002', 'Brë 20-003', 'Cantle on Wey 99-999']),
  );
});
