import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { sex } from './sex.ts';

testGenerator(sex, {
  subjects,
  options: [{}, { style: 'local' }, { style: 'letter' }, { style: 'iso5218' }],
  matches: /^(female|male|fema|masu|[FM]|[12])$/,
});

it('is the same in all of its styles', async () => {
  const columns = {
    word: sex,
    local: [sex, { style: 'local' }],
    letter: [sex, { style: 'letter' }],
    code: [sex, { style: 'iso5218' }],
  } as const;

  const rows = await rowsMadeBy(columns, { subjects });

  const seen = new Set(rows.map(({ word, local, letter, code }) => `${word} ${local} ${letter} ${code}`));
  expect(seen).toEqual(new Set(['female fema F 2', 'male masu M 1']));
});
