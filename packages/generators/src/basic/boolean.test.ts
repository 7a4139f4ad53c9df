import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { boolean } from './boolean.ts';

testGenerator(boolean, { options: [{}, { share: '30%' }, { share: 0.999 }], matches: /^(true|false)$/ });

it.each([
  ['0%', 0],
  [1, 2000],
])('is never or always true with a share of %s', async (share, count) => {
  const values = await valuesMadeBy(boolean, { share }, { rows: 2000 });

  expect(values.filter((value) => value === 'true')).toHaveLength(count);
});
