import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { email } from './email.ts';
import { username } from './username.ts';

testGenerator(username, { subjects, matches: /^[a-z]+([._][a-z]+|[1-9]\d?)$/ });

it("is made of the row's name, as its e-mail address is", async () => {
  const rows = await rowsMadeBy({ username, email }, { subjects });

  const strangers = rows.filter((row) => {
    const [given = '', surname = ''] = row.email.split(/[.@]/);
    const forms = [`${given[0]}${surname}`, `${given}.${surname}`, `${given}_${surname}`, given];
    return !forms.includes(row.username.replace(/\d+$/, ''));
  });
  expect(strangers).toEqual([]);
});
