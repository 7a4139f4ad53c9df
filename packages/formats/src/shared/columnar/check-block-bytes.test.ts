import { expect, it } from 'vitest';
import { checkBlockBytes } from './check-block-bytes.ts';

it('refuses blocks whose sizes would have more than 31 bits, with room for what stands around the values', () => {
  const words = { block: 'group', option: 'rowsPerGroup' };

  expect(() => checkBlockBytes(2 ** 31 - 2 ** 24 - 1, words)).not.toThrow();
  expect(() => checkBlockBytes(2 ** 31 - 2 ** 24, words)).toThrow(
    expect.objectContaining({
      code: 'format/cannot-hold',
      message: 'The rows of a group have some 2 GiB or more, which it has no room for; say fewer rowsPerGroup.',
    }),
  );
});
