import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integerEdges } from './integer-edges.ts';

describe('integer edges', () => {
  it('divide 2^53 by the weights', () => {
    expect([...integerEdges([1, 2, 1])]).toEqual([0, 2 ** 51, 3 * 2 ** 51, 2 ** 53]);
    expect([...integerEdges([0, 5, 0])]).toEqual([0, 0, 2 ** 53, 2 ** 53]);
  });

  it('are exact sums where the weights are powers of two, however unlike', () => {
    expect([...integerEdges([2 ** -53, 2 ** -1, 2 ** -1 - 2 ** -53])]).toEqual([0, 1, 2 ** 52 + 1, 2 ** 53]);
  });

  it('never decrease, are whole, and end at 2^53', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 200 }),
        (weights) => {
          fc.pre(weights.some((weight) => weight > 1e-300));
          const edges = integerEdges(weights);
          expect(edges.every((edge, at) => Number.isInteger(edge) && edge >= (edges[at - 1] ?? 0))).toBe(true);
          expect([edges[0], edges.at(-1)]).toEqual([0, 2 ** 53]);
        },
      ),
    );
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[1, Number.NaN]], [[Number.POSITIVE_INFINITY]]])(
    'refuse the weights %j',
    (weights) => {
      expect(() => integerEdges(weights)).toThrow(RangeError);
    },
  );
});
