import { rowsMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { name as company } from '../company/name.ts';
import { subjects } from '../index.ts';
import { email } from '../internet/email.ts';
import { username } from '../internet/username.ts';
import { firstName } from './first-name.ts';
import { fullName } from './full-name.ts';
import { lastName } from './last-name.ts';
import { sex } from './sex.ts';

const surnames = {
  text: ['Górski', 'Nowak', 'Zieliński'],
  shown: ['gorski', 'nowak', 'zielinski'],
  feminine: ['Górska', 'Nowak', 'Zielińska'],
  feminineShown: ['gorska', 'nowak', 'zielinska'],
  weight: [3, 2, 2],
};
const settings = {
  subjects,
  rows: 1000,
  tables: {
    'person.surname': surnames,
    'person.patronymic': { text: ['Borysowicz', 'Adamowicz'], feminine: ['Borysówna', 'Adamówna'], weight: [1, 2] },
  },
  patterns: {
    'person.fullName': [{ text: '{surname} {given} {patronymic}', weight: 1 }],
    'person.formalName': [{ text: '{title} {given} {surname}-{second}', weight: 1 }],
    'company.name': [{ text: '{surname} & {partner} {legalForm}', weight: 1 }],
  },
};
const columns = {
  sex,
  firstName,
  lastName,
  fullName,
  formal: [fullName, { title: true }],
  email,
  username,
  company,
} as const;

describe('names with a form for each sex', () => {
  it('are borne in the form of the row’s sex, wherever they are written', async () => {
    const rows = await rowsMadeBy(columns, settings);

    const wrong = rows.filter((row) => {
      const isWoman = row.sex === 'female';
      const list = isWoman ? surnames.feminine : surnames.text;
      const shown = (isWoman ? surnames.feminineShown : surnames.shown)[list.indexOf(row.lastName)];
      const fathers = isWoman ? /^(Borysówna|Adamówna)$/ : /^(Borysowicz|Adamowicz)$/;
      const [surname = '', given = '', father = ''] = row.fullName.split(' ');
      const second = row.formal.split('-')[1] ?? '';
      const isNamed = surname === row.lastName && given === row.firstName && fathers.test(father);
      const isShown =
        row.email.includes(`.${shown}@`) && (row.username.includes(`${shown}`) || !/[._]/.test(row.username));
      return !(isNamed && isShown && list.includes(second));
    });
    expect(wrong).toEqual([]);
    expect(new Set(rows.map(({ lastName: name }) => name)).size).toBe(5);
    expect(new Set(rows.map(({ fullName: name }) => name.split(' ')[2])).size).toBe(4);
  });

  it('draw patronymics apart from given names', async () => {
    const rows = await rowsMadeBy({ fullName, sex }, settings);
    const men = rows.filter((row) => row.sex === 'male').map((row) => row.fullName.split(' ').slice(1).join(' '));

    expect(new Set(men)).toEqual(
      new Set(['Bo', 'Élin', 'Nuru'].flatMap((name) => [`${name} Borysowicz`, `${name} Adamowicz`])),
    );
  });

  it('stand in the name of a company as the family has them', async () => {
    const rows = await rowsMadeBy({ company }, settings);

    const words = rows.flatMap((row) => row.company.split(/ & | (?=\S+$)/).slice(0, 2));
    expect(new Set(words)).toEqual(new Set(surnames.text));
  });

  it('change nothing of who is drawn', async () => {
    const { feminine: _, feminineShown: __, ...plain } = surnames;

    const bent = await rowsMadeBy({ sex, firstName, lastName }, settings);
    const same = await rowsMadeBy({ sex, firstName, lastName }, { ...settings, tables: { 'person.surname': plain } });

    expect(bent.map((row) => [row.sex, row.firstName, surnames.text[places(row.lastName)]])).toEqual(
      same.map((row) => [row.sex, row.firstName, row.lastName]),
    );
  });
});

function places(surname: string): number {
  return Math.max(surnames.text.indexOf(surname), surnames.feminine.indexOf(surname));
}
