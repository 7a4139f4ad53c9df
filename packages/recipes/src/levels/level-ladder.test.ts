import { describe, expect, it } from 'vitest';
import { createLevelLadder, firstRowOf, levelOf } from './level-ladder.ts';

function bitsAt(row: number): number {
  return createLevelLadder(16).bits[levelOf(16, row | 0, Math.floor(row / 2 ** 32))] ?? -1;
}

describe('the ladder of levels', () => {
  it('has twenty levels from 16 bits to 53', () => {
    expect([...createLevelLadder(16).bits]).toEqual([
      16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 53,
    ]);
  });

  it.each([
    [0, 16],
    [2 ** 15 - 1, 16],
    [2 ** 15, 18],
    [2 ** 17 - 1, 18],
    [2 ** 17, 20],
    [2 ** 31 - 1, 32],
    [2 ** 31, 34],
    [2 ** 32, 34],
    [2 ** 33 - 1, 34],
    [2 ** 33, 36],
    [2 ** 51 - 1, 52],
    [2 ** 51, 53],
    [2 ** 53 - 1, 53],
  ])('puts row %d on the level of %d bits', (row, bits) => {
    expect(bitsAt(row)).toBe(bits);
  });

  it.each([4, 16, 52])('begins each level from %d bits where the one before ends', (smallest) => {
    const ladder = createLevelLadder(smallest);
    for (let level = 1; level < ladder.bits.length; level++) {
      const row = firstRowOf(ladder, level);
      const [at, before] = [row, row - 1].map((one) => levelOf(smallest, one | 0, Math.floor(one / 2 ** 32)));
      expect([before, at]).toEqual([level - 1, level]);
    }
  });

  it.each([2, 15, 54, 16.5])('refuses a smallest level of %d bits', (smallest) => {
    expect(() => createLevelLadder(smallest)).toThrow(RangeError);
  });
});
