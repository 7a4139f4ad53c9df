import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { firstName } from './first-name.ts';
import { fullName } from './full-name.ts';
import { lastName } from './last-name.ts';
import { title } from './title.ts';

testGenerator(fullName, { subjects, options: [{}, { title: true }], matches: /^\p{L}[\p{L}', ]+\p{L}$/u });

it('is made of the names of the row, with its title where asked for', async () => {
  const columns = { firstName, lastName, title, fullName, formal: [fullName, { title: true }] } as const;

  const rows = await rowsMadeBy(columns, { subjects });

  const written = (row: (typeof rows)[0]) => [`${row.lastName}, ${row.firstName}`, `${row.firstName} ${row.lastName}`];
  expect(rows.filter((row) => !written(row).includes(row.fullName))).toEqual([]);
  expect(rows.map(({ formal }) => formal)).toEqual(rows.map((row) => `${row.title} ${row.firstName} ${row.lastName}`));
});
