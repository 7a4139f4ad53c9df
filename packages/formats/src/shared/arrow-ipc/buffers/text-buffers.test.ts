import { expect, it } from 'vitest';
import { checkLength } from './text-buffers.ts';

it('refuses batches whose texts end beyond 31 bits', () => {
  expect(() => checkLength(2 ** 31 - 1, 'note')).not.toThrow();
  expect(() => checkLength(2 ** 31, 'note')).toThrow(
    expect.objectContaining({
      code: 'format/cannot-hold',
      message:
        'The texts of column "note" have 2 GiB or more in a batch, which has no room for them; say fewer rowsPerBatch.',
    }),
  );
});
