import type { ColumnProfile } from '@populace/library';

/** How the values of a column are spread, as bars of heights from 0 to 1. */
export type Shape = readonly number[];

/** Values that come often speak for a column if so much of it are they. */
const MOST = 0.5;

/** A bar that is so much lower than the highest makes a shape. */
const UNEVEN = 0.7;

/** The shape of a column: its values where there are few, else its numbers, times or lengths; nothing where it would say nothing. */
export function shapeOf(column: ColumnProfile, rows: number): Shape {
  const { values, top, nulls, isDistinct } = column;
  switch (values.kind) {
    case 'none':
      return [];
    case 'booleans':
      return scaled([values.true, values.false]);
    case 'texts': {
      const often = top.reduce((sum, { count }) => sum + count, 0);
      if (often >= (rows - nulls) * MOST) return scaled(top.map(({ count }) => count));
      return values.shortest === values.longest ? [] : scaled(values.histogram.counts);
    }
    default: {
      const shape = scaled(values.histogram.counts);
      // The first and the last bin are seldom full.
      return isDistinct && values.kind === 'numbers' && shape.slice(1, -1).every((height) => height >= UNEVEN)
        ? []
        : shape;
    }
  }
}

function scaled(counts: readonly number[]): Shape {
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.map((count) => count / most);
}
