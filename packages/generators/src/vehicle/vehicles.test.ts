import { packTable, rowsMadeBy, testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { manufacturer } from './manufacturer.ts';
import { model } from './model.ts';
import { type } from './type.ts';
import { vehicleSubject } from './vehicle.subject.ts';
import { vehicle } from './vehicle.ts';
import { year } from './year.ts';

const subjects = [vehicleSubject];
const tables = {
  'vehicle.body': { text: ['Coupe', 'Sedan', 'Van'] },
  'vehicle.manufacturer': { text: ['Acme', 'Bolt'] },
  'vehicle.model': packTable({ manufacturer: [0, 0, 1], text: ['One', 'Two', 'Three'], body: [1, 2, 0] }, [2, 1]),
};

testGenerator(manufacturer, { subjects, tables, matches: /^(Acme|Bolt)$/ });
testGenerator(model, { subjects, tables, matches: /^(One|Two|Three)$/ });
testGenerator(type, { subjects, tables, matches: /^(Sedan|Van|Coupe)$/ });
testGenerator(vehicle, { subjects, tables, matches: /^(Acme (One|Two)|Bolt Three)$/ });
testGenerator(year, { matches: /^(19|20)\d\d$/ });

it('is one car: its maker makes the model, which has the body', async () => {
  const rows = await rowsMadeBy({ manufacturer, model, type, vehicle }, { subjects, tables });

  expect(new Set(rows.map((row) => `${row.vehicle} ${row.type}`))).toEqual(
    new Set(['Acme One Sedan', 'Acme Two Van', 'Bolt Three Coupe']),
  );
  expect(rows.every((row) => row.vehicle === `${row.manufacturer} ${row.model}`)).toBe(true);
});

it('was built before now', async () => {
  const years = (await valuesMadeBy(year, {}, { now: '2026-11-21', rows: 4000 })).map(Number);

  expect(Math.max(...years)).toBe(2026);
  expect(Math.min(...years)).toBe(2001);
});
