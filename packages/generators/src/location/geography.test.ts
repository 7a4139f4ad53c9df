import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { placeSubject } from '../place/place.subject.ts';
import { anyCountry } from './any-country.ts';
import { buildingNumber } from './building-number.ts';
import { cardinalDirection } from './cardinal-direction.ts';
import { coordinates } from './coordinates.ts';
import { direction } from './direction.ts';
import { landSubject } from './land.subject.ts';
import { language } from './language.ts';
import { latitude } from './latitude.ts';
import { longitude } from './longitude.ts';
import { ordinalDirection } from './ordinal-direction.ts';
import { secondaryAddress } from './secondary-address.ts';

const tables = {
  'location.cardinalDirection': { text: ['Nordo', 'Sudo'], short: ['N', 'S'] },
  'location.ordinalDirection': { text: ['Nordoriento'], short: ['NO'] },
  'location.language': { text: ['Esperanto', 'Volapük'], code: ['eo', 'vo'] },
  'location.countryName': {
    text: ['Xanthia', 'Yland'],
    alpha2: ['XX', 'YY'],
    alpha3: ['XXX', 'YYY'],
    numeric: ['901', '902'],
  },
};
const options = [{}, { style: 'short' }];

testGenerator(cardinalDirection, { tables, options, matches: /^(Nordo|Sudo|N|S)$/ });
testGenerator(ordinalDirection, { tables, options, matches: /^(Nordoriento|NO)$/ });
testGenerator(direction, { tables, options, matches: /^(Nordo|Sudo|Nordoriento|N|S|NO)$/ });
testGenerator(language, { tables, options: [{}, { style: 'code' }], matches: /^(Esperanto|Volapük|eo|vo)$/ });
testGenerator(anyCountry, {
  subjects: [landSubject],
  tables,
  options: [{}, { style: 'alpha2' }, { style: 'alpha3' }, { style: 'numeric' }],
  matches: /^(Xanthia|Yland|XX|YY|XXX|YYY|90[12])$/,
});
testGenerator(buildingNumber, { subjects: [placeSubject], matches: /^\d{1,2}$/ });
testGenerator(secondaryAddress, { matches: /^#\d{1,3}$/ });
testGenerator(coordinates, { subjects: [placeSubject], matches: /^-?\d+\.\d{6}, -?\d+\.\d{6}$/ });

it('is one country: its codes belong to the name', async () => {
  const columns = {
    name: anyCountry,
    two: [anyCountry, { style: 'alpha2' }],
    three: [anyCountry, { style: 'alpha3' }],
    number: [anyCountry, { style: 'numeric' }],
  } as const;
  const rows = await rowsMadeBy(columns, { subjects: [landSubject], tables });

  expect(new Set(rows.map(({ name, two, three, number }) => [name, two, three, number].join(' ')))).toEqual(
    new Set(['Xanthia XX XXX 901', 'Yland YY YYY 902']),
  );
});

it('is the place that latitude and longitude of the row say', async () => {
  const columns = { latitude, longitude, coordinates };

  for (const row of await rowsMadeBy(columns, { subjects: [placeSubject] })) {
    expect(row.coordinates).toBe(`${row.latitude}, ${row.longitude}`);
  }
});
