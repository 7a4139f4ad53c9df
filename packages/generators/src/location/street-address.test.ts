import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { city } from './city.ts';
import { postcode } from './postcode.ts';
import { street } from './street.ts';
import { streetAddress } from './street-address.ts';

const [number, house] = ['([1-9]|[12]\\d|30)', '[1-5]-\\d+-\\d+'];
testGenerator(streetAddress, {
  subjects,
  options: [{}, { full: true }],
  matches: new RegExp(`^(${number} \\D+|\\D+ ${number}[a-d]|${house} \\D+)(; .+; Xanthia)?$`),
});

it('has the street of the row, and postcode and city where all of it is asked for', async () => {
  const columns = { short: streetAddress, full: [streetAddress, { full: true }], street, postcode, city } as const;

  const rows = await rowsMadeBy(columns, { subjects });

  expect(rows.filter((row) => !row.short.includes(row.street))).toEqual([]);
  expect(rows.filter((row) => !row.full.startsWith(`${row.short}; ${row.postcode} ${row.city}; `))).toEqual([]);
});
