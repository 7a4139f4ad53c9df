import { createWideDraw } from '../random/bounded.ts';
import { createSfc32 } from '../random/sfc32.ts';
import type { Sampler } from './distribution.ts';
import type { Grid } from './grid.ts';
import { unitOf } from './unit.ts';

/** Returns a sampler of doubles from `min` to `max`. */
export function createUniformSampler(min: number, max: number): Sampler {
  const width = max - min;
  // Only rounding can pass the end.
  return (a, b) => Math.min(min + unitOf(a, b) * width, max);
}

/** Returns a sampler of a grid's points, each exactly as likely; there are at most 2^53 of them. */
export function createUniformGridSampler({ first, last }: Grid): Sampler {
  const draw = createWideDraw(BigInt(last) - BigInt(first) + 1n);
  const again = createSfc32(0, 0);
  const block = new Int32Array(2);
  return (a, b) => {
    block[0] = a;
    block[1] = b;
    if (!draw(block)) {
      again.seed(a, b);
      do {
        block[0] = again.next();
        block[1] = again.next();
      } while (!draw(block));
    }
    return first + ((block[0] >>> 0) * 4294967296 + (block[1] >>> 0));
  };
}
