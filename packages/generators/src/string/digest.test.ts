import { testGenerator, valuesMadeBy } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { expect, it } from 'vitest';
import { digest } from './digest.ts';

testGenerator(digest, { options: [{}, { algorithm: 'md5' }], matches: /^[0-9a-f]+$/ });

it.each(['md5', 'sha1', 'sha256', 'sha512'])('looks like those of %s', async (algorithm) => {
  const values = await valuesMadeBy(digest, { algorithm });

  expect(values.filter((value) => !validator.isHash(value, algorithm))).toEqual([]);
});
