import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { firstName } from './first-name.ts';
import { sex } from './sex.ts';

testGenerator(firstName, { subjects, matches: /^(Ada|Bo|Élin|Elin|Nuru)$/ });

it('is borne by the sex of the row', async () => {
  const rows = await rowsMadeBy({ firstName, sex }, { subjects, rows: 2000 });

  // Ada is no man's name, Bo no woman's; Élin is a few men's, Elin none's.
  expect(new Set(rows.map((row) => `${row.firstName} ${row.sex}`))).toEqual(
    new Set(['Ada female', 'Bo male', 'Élin female', 'Élin male', 'Elin female', 'Nuru female', 'Nuru male']),
  );
});
