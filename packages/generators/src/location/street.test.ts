import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { postcode } from './postcode.ts';
import { street } from './street.ts';

const towns = 'Docks|Hill|Old Brë|New Brë|Quay|Wey';
testGenerator(street, { subjects, matches: new RegExp(`^(${towns}|.+ Path|(High|Low) Row|Mill “Bend”)$`) });

it('is the part of the city that the postcode names, where streets have no names', async () => {
  const rows = (await rowsMadeBy({ street, postcode }, { subjects })).filter((row) =>
    new RegExp(`^(${towns})$`).test(row.street),
  );

  const expected: Readonly<Record<string, string>> = {
    '01-001': 'Docks',
    '01-002': 'Hill',
    '20-001': 'Old Brë',
    '20-002': 'New Brë',
    '20-003': 'Quay',
    '99-999': 'Wey',
  };
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => expected[row.postcode] !== row.street)).toEqual([]);
});
