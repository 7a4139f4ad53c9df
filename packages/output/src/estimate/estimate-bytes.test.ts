import { defineEncoder } from '@populace/cells';
import { sequence } from '@populace/recipes';
import { compressors, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { estimateBytes } from '../index.ts';

/** A byte for each row. */
const encoder = defineEncoder({
  id: 'bytes',
  summary: 'A byte for each row.',
  contentType: 'text/x-bytes',
  extensions: ['bytes'],
  options: {},
  plan: () => ({
    begin: () => new Uint8Array(),
    encode: (n) => new Uint8Array(n),
    end: () => new Uint8Array(),
  }),
});

describe('how long the bytes of a window take', () => {
  it('is what whole batches take, not the short pieces that tell the size', async () => {
    const world = await worldOf({ t: { rows: 1_000_000, columns: { id: sequence(1n, 1n) } } });
    let now = 0;
    // Whatever is made takes one millisecond, however many rows it has.
    const clock = (): number => now++;
    const window = { from: 0, take: 1_000_000 };

    const options = { encoder, encoderOptions: {}, compressors, window, batchRows: 500, clock };
    const { ms, bytes } = estimateBytes(world, world.table('t'), options);

    expect({ ms, bytes }).toEqual({ ms: 2000, bytes: 1_000_000 });
  });
});
