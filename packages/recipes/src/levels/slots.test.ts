import { createRowSet, setList, streamKey, streamKeys } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFeistel, type FeistelNetwork, feistelForward, feistelInverse } from '../permutation/feistel.ts';
import { createSlots } from './slots.ts';

const slots = createSlots(streamKeys(['1', '0', 'people', 's:person']), 16);

const edgeRows = Array.from({ length: 54 }, (_, k) => k).flatMap((k) =>
  Array.from({ length: 601 }, (_, at) => 2 ** k - 300 + at).filter((row) => row >= 0 && row < 2 ** 53),
);
const drawnRows = fc.sample(fc.maxSafeInteger(), { numRuns: 5000, seed: 11 }).map(Math.abs);

describe('slots', () => {
  it('lead back to their row, at 0, around powers of two and far out', () => {
    for (const row of [...edgeRows, ...drawnRows]) {
      const { level, slot } = slots.at(row);
      expect(
        slot >= 0 && slot < 2 ** (slots.ladder.bits[level] ?? 0) && slots.rowAt(level, slot) === row,
        `${row}`,
      ).toBe(true);
    }
  });

  it('hold the rows of their level once each, and at most half are held', () => {
    for (const level of [0, 1]) {
      const held = Array.from({ length: 2 ** (slots.ladder.bits[level] ?? 0) }, (_, slot) => slots.rowAt(level, slot));
      const rows = held.filter((row) => row !== undefined);
      const [first, end] = level === 0 ? [0, 2 ** 15] : [2 ** 15, 2 ** 17];
      expect(new Set(rows).size).toBe(end - first);
      expect(rows.every((row) => row >= first && row < end)).toBe(true);
      expect(rows.length).toBe(end - first);
    }
  });

  it('are the same in a list of rows of many levels', () => {
    const rows = createRowSet(edgeRows.length);
    setList(rows, edgeRows, edgeRows.length);
    const levels = new Int32Array(edgeRows.length);
    const found = new Float64Array(edgeRows.length);

    slots.fill(rows, levels, found);

    expect(edgeRows.every((row, at) => slots.at(row).level === levels[at] && slots.at(row).slot === found[at])).toBe(
      true,
    );
  });

  it('keep what they were once', () => {
    // One row on each of the levels of 16, 18, 32, 52 and 53 bits.
    expect([12_345, 2 ** 15, 2 ** 30, 2 ** 50, 2 ** 52 + 1].map((row) => slots.at(row).slot)).toMatchInlineSnapshot(`
      [
        9515,
        116993,
        1433365515,
        1419566062661641,
        7511893593363435,
      ]
    `);
  });
});

describe('a network of 16 bits', () => {
  const eight = createFeistel(streamKey(['sixteen']), 16, 8);
  const four: FeistelNetwork = { ...eight, keys: eight.keys.slice(0, 4) };

  it('can be undone', () => {
    for (let value = 0; value < 65_536; value++)
      expect(feistelInverse(eight, feistelForward(eight, value))).toBe(value);
  });

  it('shows no pattern between values that differ by one bit, where four rounds would', () => {
    expect(worstOfFlips(eight)).toBeLessThan(7);
    expect(worstOfFlips(four)).toBeGreaterThan(12);
  });
});

/** The worst z of χ² over 64 cells, of the upper and of the lower bits of f(v) XOR f(v XOR 2^b), v all of 16 bits. */
function worstOfFlips(network: FeistelNetwork): number {
  const image = Int32Array.from({ length: 65_536 }, (_, value) => feistelForward(network, value));
  let worst = 0;
  for (let bit = 0; bit < 16; bit++) {
    const high = new Int32Array(64);
    const low = new Int32Array(64);
    for (let value = 0; value < 65_536; value++) {
      if ((value >> bit) & 1) continue;
      const difference = (image[value] ?? 0) ^ (image[value ^ (1 << bit)] ?? 0);
      high[difference >> 10] = (high[difference >> 10] ?? 0) + 1;
      low[difference & 63] = (low[difference & 63] ?? 0) + 1;
    }
    for (const cells of [high, low]) {
      const chi = cells.reduce((sum, count) => sum + (count - 512) ** 2 / 512, 0);
      worst = Math.max(worst, Math.abs(chi - 63) / Math.sqrt(126));
    }
  }
  return worst;
}
