import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { name } from '../company/name.ts';
import { subjects } from '../index.ts';
import { domain } from './domain.ts';

testGenerator(domain, { subjects, matches: /^[a-z]+(-[a-z]+)*\.example$/ });

it("is made of the words of the company's name", async () => {
  const shown: Readonly<Record<string, string>> = {
    "D'Arn": 'darn',
    Kesh: 'kesh',
    Ørm: 'orm',
    Orm: 'orm',
    'Tal Vé': 'talve',
  };
  const rows = (await rowsMadeBy({ name, domain }, { subjects })).filter((row) => row.name.includes(' & '));

  expect(rows.length).toBeGreaterThan(50);
  const words = rows.map(({ name: text }) => {
    const [founder = '', others = ''] = text.split(' & ');
    const partner = Object.keys(shown).find((surname) => others.startsWith(`${surname} `)) ?? '';
    return `${shown[founder]}-${shown[partner]}.example`;
  });
  expect(rows.map((row) => row.domain)).toEqual(words);
});
