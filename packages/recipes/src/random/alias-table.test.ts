import { describe, expect, it } from 'vitest';
import { createAliasTable } from './alias-table.ts';

/** The probability of each index, summed up from the slots: exact but for the rounding of thresholds. */
function probabilities(weights: readonly number[]): number[] {
  const { slots, size } = createAliasTable(weights);
  const shares = weights.map(() => 0);
  for (let slot = 0; slot < size; slot++) {
    const below = ((slots[2 * slot] ?? 0) >>> 0) / 2 ** 32;
    const alias = slots[2 * slot + 1] ?? -1;
    shares[slot] = (shares[slot] ?? 0) + below / size;
    shares[alias] = (shares[alias] ?? 0) + (1 - below) / size;
  }
  return shares;
}

function expectWeights(weights: readonly number[]): void {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  for (const [i, share] of probabilities(weights).entries()) {
    expect(Math.abs(share - (weights[i] ?? 0) / sum)).toBeLessThan(2 ** -32);
  }
}

describe('an alias table', () => {
  it('gives every index its weight', () => {
    expectWeights([1]);
    expectWeights([3, 1]);
    expectWeights([1, 1, 1]);
    expectWeights([0, 0, 5, 0]);
    expectWeights([1e-9, 1, 1e9]);
    expectWeights([80, 15, 5]);
    expectWeights(Array.from({ length: 5000 }, (_, i) => 1 / (i + 1)));
    expectWeights(Array.from({ length: 777 }, (_, i) => (i * 7919) % 101));
    expectWeights(Array.from({ length: 1000 }, () => 0.1));
  });

  it('never picks an index of weight 0', () => {
    for (const size of [3, 10, 49, 1000]) {
      const weights = Array.from({ length: size }, (_, i) => (i % 3 === 0 ? 0 : 0.1 + (i % 7) / 3));
      const table = createAliasTable(weights);
      const picked = new Set<number>();
      for (let i = 0; i < 50_000; i++) picked.add(table.pick(Math.imul(i, 0x9e3779b9)));

      expect([...picked].filter((index) => weights[index] === 0)).toEqual([]);
      expect(picked.size).toBe(weights.filter((weight) => weight > 0).length);
    }
  });

  it('takes the slot from the high half of the product and the place in it from the low half', () => {
    // A half of slot 0 belongs to index 1: weights 1 and 3 over two slots.
    const table = createAliasTable([1, 3]);

    const picks = [0, 0x3fffffff, 0x40000000, 0x7fffffff, 0x80000000, 0xffffffff].map(table.pick);

    expect(picks).toEqual([0, 0, 1, 1, 1, 1]);
  });

  it('fills whole columns with the same picks, for signed words too', () => {
    const table = createAliasTable(Float64Array.of(1, 2, 3, 4, 5));
    const words = Int32Array.from({ length: 1000 }, (_, i) => Math.imul(i, 0x9e3779b9));
    const codes = new Int32Array(1001).fill(-1);

    table.fill(1000, words, codes);

    expect([...codes]).toEqual([...Array.from(words, (word) => table.pick(word >>> 0)), -1]);
  });

  it('holds 2^21 entries and no more', () => {
    const table = createAliasTable(new Float64Array(2 ** 21).fill(1));

    expect([table.pick(0), table.pick(-1), table.pick(0x7fffffff)]).toEqual([0, 2 ** 21 - 1, 2 ** 20 - 1]);
    expect(() => createAliasTable(new Float64Array(2 ** 21 + 1).fill(1))).toThrow(RangeError);
  });

  it('refuses weights that are none', () => {
    for (const weights of [[], [0, 0], [1, -1], [Number.NaN], [Infinity]]) {
      expect(() => createAliasTable(weights)).toThrow(RangeError);
    }
  });

  it('is built in one way only', () => {
    // By hand: 0.4, 0.8, 1.2, 1.6 of a slot; 2 fills slot 0 and has 0.6 left, 3 fills slots 2 and 1 and keeps its own.
    const fractions = [0.4, 0, 0.8, 0, 0.6, 0, 0, 0].map((share) => Math.round(share * 2 ** 32) | 0);
    const aliases = [0, 2, 0, 3, 0, 3, 0, 3];

    const { slots } = createAliasTable([1, 2, 3, 4]);

    expect([...slots]).toEqual(fractions.map((fraction, i) => (i % 2 === 0 ? fraction : aliases[i])));
  });
});
