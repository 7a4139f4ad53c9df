import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { firstName } from './first-name.ts';
import { fullName } from './full-name.ts';
import { lastName } from './last-name.ts';
import { middleName } from './middle-name.ts';
import { patronymic } from './patronymic.ts';
import { sex } from './sex.ts';
import { title } from './title.ts';

testGenerator(fullName, { subjects, options: [{}, { title: true }], matches: /^\p{L}[\p{L}', ]+\p{L}$/u });

it('is made of the names of the row, with its title where asked for', async () => {
  const columns = { firstName, lastName, title, fullName, formal: [fullName, { title: true }] } as const;

  const rows = await rowsMadeBy(columns, { subjects });

  const written = (row: (typeof rows)[0]) => [`${row.lastName}, ${row.firstName}`, `${row.firstName} ${row.lastName}`];
  expect(rows.filter((row) => !written(row).includes(row.fullName))).toEqual([]);
  expect(rows.map(({ formal }) => formal)).toEqual(rows.map((row) => `${row.title} ${row.firstName} ${row.lastName}`));
});

const patterns = (text: string) => ({ subjects, rows: 1000, patterns: { 'person.fullName': [{ text, weight: 1 }] } });

it('shows the middle name of the row, or its initial', async () => {
  const columns = { firstName, middleName, lastName, fullName } as const;

  const whole = await rowsMadeBy(columns, patterns('{given} {middle} {surname}'));
  const initials = await rowsMadeBy(columns, patterns('{given} {initial}. {surname}'));

  expect(whole.map((row) => row.fullName)).toEqual(
    whole.map((row) => `${row.firstName} ${row.middleName} ${row.lastName}`),
  );
  expect(initials.map((row) => row.fullName)).toEqual(
    whole.map((row) => `${row.firstName} ${row.middleName.slice(0, 1)}. ${row.lastName}`),
  );
});

it('shows the name of the father, a man of the generation before', async () => {
  const columns = { firstName, lastName, fullName, sex } as const;

  const rows = await rowsMadeBy(columns, patterns('{given} {father} {surname}'));
  const fathers = rows.map((row) => row.fullName.slice(row.firstName.length + 1, -row.lastName.length - 1));

  // In the made-up locale men of the last generation alone bear no other names than those before.
  expect(new Set(fathers)).toEqual(new Set(['Bo', 'Élin', 'Nuru']));
  expect(new Set(rows.filter((row) => row.sex === 'female').map((row) => row.fullName.split(' ')[1])).size).toBe(3);
});

it('has the patronymic that full names show, by the sex, also as the middle name', async () => {
  const columns = { firstName, middleName, patronymic, lastName, fullName, sex } as const;
  const own = { text: ['Borysowicz'], feminine: ['Borysówna'] };
  const locale = { ...patterns('{surname} {given} {patronymic}'), tables: { 'person.patronymic': own } };

  const rows = await rowsMadeBy(columns, locale);

  for (const row of rows) {
    expect(row.patronymic).toBe(row.sex === 'female' ? 'Borysówna' : 'Borysowicz');
    expect(row.middleName).toBe(row.patronymic);
    expect(row.fullName).toBe(`${row.lastName} ${row.firstName} ${row.patronymic}`);
  }
  expect(new Set(rows.map((row) => row.sex)).size).toBe(2);
});

it("is the father's given name where people have no patronymics", async () => {
  const rows = await rowsMadeBy({ patronymic }, patterns('{given} {father} {surname}'));

  expect(new Set(rows.map((row) => row.patronymic))).toEqual(new Set(['Bo', 'Élin', 'Nuru']));
});
