import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { choice } from './choice.ts';

testGenerator(choice, {
  options: [
    { values: ['a', 'b,c', 'd'] },
    { values: { a: 3, 'b,c': 1 } },
    { values: [{ value: 'd', weight: 0.5 }, 'a'] },
  ],
  matches: /^(a|b,c|d)$/,
});
testGenerator(choice, { options: [{ values: [1, -2, 30] }, { values: [1, -2.5] }], matches: /^(1|-2|-2.5|30)$/ });

it('keeps zeros before digits that are text', async () => {
  const values = await valuesMadeBy(choice, { values: ['007', '7'] });

  expect(new Set(values)).toEqual(new Set(['007', '7']));
});

it('may take an empty text', async () => {
  const values = await valuesMadeBy(choice, { values: ['a', ''] });

  expect(new Set(values)).toEqual(new Set(['a', '']));
});
