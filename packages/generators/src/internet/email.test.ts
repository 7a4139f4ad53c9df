import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { firstName } from '../person/first-name.ts';
import { lastName } from '../person/last-name.ts';
import { email } from './email.ts';

testGenerator(email, { subjects, matches: /^[a-z]+\.[a-z]+@(example\.(com|org|net)|(mail|post|inbox)\.example)$/ });

it("is made of the row's name, in plain letters", async () => {
  const surnames: Readonly<Record<string, string>> = {
    "D'Arn": 'darn',
    Kesh: 'kesh',
    Ørm: 'orm',
    Orm: 'orm',
    'Tal Vé': 'talve',
  };

  const rows = await rowsMadeBy({ firstName, lastName, email }, { subjects });

  const expected = rows.map((row) => `${row.firstName.toLowerCase().replace('é', 'e')}.${surnames[row.lastName]}`);
  expect(rows.map((row) => row.email.split('@')[0])).toEqual(expected);
});
