import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { firstName } from './first-name.ts';
import { sex } from './sex.ts';

testGenerator(firstName, { subjects, options: [{}, { sex: 'female' }], matches: /^(Ada|Bo|Élin|Elin|Nuru)$/ });

it('is borne by the sex of the row', async () => {
  const rows = await rowsMadeBy({ firstName, sex }, { subjects, rows: 2000 });

  // Ada is no man's name, Bo no woman's; Élin is a few men's, Elin none's.
  expect(new Set(rows.map((row) => `${row.firstName} ${row.sex}`))).toEqual(
    new Set(['Ada female', 'Bo male', 'Élin female', 'Élin male', 'Elin female', 'Nuru female', 'Nuru male']),
  );
});

it.each([
  ['female', ['Ada', 'Élin', 'Elin', 'Nuru']],
  ['male', ['Bo', 'Élin', 'Nuru']],
] as const)('is always borne by the sex that is asked for: %s', async (sex, names) => {
  const rows = await rowsMadeBy({ v: [firstName, { sex }] }, { subjects, rows: 2000 });

  expect(new Set(rows.map(({ v }) => v))).toEqual(new Set(names));
});
