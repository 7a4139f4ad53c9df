import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { lastName } from './last-name.ts';

testGenerator(lastName, { subjects, matches: /^(D'Arn|Kesh|Ørm|Orm|Tal Vé)$/ });

it('is as common as in the locale', async () => {
  const values = await valuesMadeBy(lastName, {}, { subjects, rows: 10_000 });

  // 9 in 19 are called so.
  expect(Math.abs(values.filter((value) => value === 'Kesh').length - 4737)).toBeLessThan(300);
});
