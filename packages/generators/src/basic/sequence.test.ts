import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { sequence } from './sequence.ts';

testGenerator(sequence, { options: [{}, { start: 10, step: -3 }, { start: 2 ** 53 }], matches: /^-?\d+$/ });

it('counts from its start by its step', async () => {
  const values = await valuesMadeBy(sequence, { start: 10, step: -7 }, { rows: 4 });

  expect(values).toEqual(['10', '3', '-4', '-11']);
});

it('refuses a step of 0', async () => {
  await expect(valuesMadeBy(sequence, { step: 0 })).rejects.toThrow('take constant');
});
