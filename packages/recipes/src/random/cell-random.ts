import { createSfc32 } from './sfc32.ts';

/** Draws within one cell whose number is not known beforehand; seeded by the cell's own block, so it depends on its place alone. */
export interface CellRandom {
  seed(a: number, b: number): void;
  /** A whole number in [0, span), each as likely; span from 1 to 2^21. */
  below(span: number): number;
}

/** Creates a source of draws within cells; keep one a plan. */
export function createCellRandom(): CellRandom {
  const random = createSfc32(0, 0);
  return {
    seed: random.seed,
    below(span) {
      // Lemire's method; the product is exact as span is at most 2^21.
      const rejected = 2 ** 32 % span;
      for (;;) {
        const product = (random.next() >>> 0) * span;
        const high = Math.floor(product / 2 ** 32);
        if (product - high * 2 ** 32 >= rejected) return high;
      }
    },
  };
}
