import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { sex } from './sex.ts';
import { title } from './title.ts';

testGenerator(title, { subjects, matches: /^(Dama|Doktora|Domo)$/ });

it('agrees with the sex of the row', async () => {
  const rows = await rowsMadeBy({ title, sex }, { subjects });

  const seen = new Set(rows.map((row) => `${row.title} ${row.sex}`));
  expect(seen).toEqual(new Set(['Dama female', 'Doktora female', 'Domo male']));
});
