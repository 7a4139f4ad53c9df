import { expect, it } from 'vitest';
import { createByteBuffer } from '../shared/bytes/byte-buffer.ts';
import { planRowBytes } from './row-bytes.ts';

it('refuses rows that make a block of 2 GiB, before it takes memory for them', () => {
  const wide = {
    measure: (n: number, lengths: Int32Array) => void lengths.fill(2 ** 20, 0, n),
    write: () => undefined,
  };
  const appendRows = planRowBytes([wide], 4096);
  const out = createByteBuffer(64);

  expect(() => appendRows(out, 4096)).toThrow(/some 2 GiB or more, which it has no room for; say fewer rowsPerBlock/);
  expect(out.bytes).toHaveLength(64);
});
