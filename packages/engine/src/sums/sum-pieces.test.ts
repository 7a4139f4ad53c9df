import { describe, expect, it } from 'vitest';
import { createSumIndex, indexOfSum, lastOf } from './sum-index.ts';
import { createSumJoiner, type JoinedSum, layoutOf, PIECE_ITEMS, pieceSteps } from './sum-pieces.ts';
import type { Summands } from './summands.ts';

function ruled(count: number, rule: (item: number) => number): Summands {
  const room = new Float64Array(4096);
  return {
    count,
    read(from, n) {
      for (let i = 0; i < n; i++) room[i] = rule(from + i);
      return room;
    },
  };
}

/** Adds up the pieces in another order than they stand in. */
function joinedBackwards(numbers: Summands): JoinedSum {
  const layout = layoutOf(numbers.count);
  const joiner = createSumJoiner(layout);
  for (let piece = layout.pieces - 1; piece >= 0; piece--)
    joiner.add(piece, lastOf(pieceSteps(numbers, layout, piece)));
  return joiner.end();
}

const COUNT = 2 * PIECE_ITEMS + 4321;
/** In the first piece, at a border, in the last. */
const places = [0, 1, 4095, 4096, PIECE_ITEMS - 1, PIECE_ITEMS, 2 * PIECE_ITEMS + 17, COUNT - 1, COUNT];

describe('the pieces of a sum', () => {
  it.each([
    ['small whole numbers', (item: number) => (item * 7919) % 251],
    ['large whole numbers', (item: number) => (item * 7919) % 100_003],
    ['broken numbers', (item: number) => ((item * 7919) % 1000) / 7],
  ])('come to the same whole in whatever order they are added up: %s', (_name, rule) => {
    const numbers = ruled(COUNT, rule);
    const [atOnce, backwards] = [createSumIndex(numbers), indexOfSum(() => numbers, joinedBackwards(numbers))];

    expect(backwards.total).toBe(atOnce.total);
    expect(backwards.greatest).toBe(atOnce.greatest);
    expect(places.map((item) => backwards.before(item))).toEqual(places.map((item) => atOnce.before(item)));
  });

  it('lead to the item of each point, as the numbers before it say', () => {
    const rule = (item: number): number => ((item * 7919) % 1000) / 7;
    const index = createSumIndex(ruled(COUNT, rule));
    const items = [1, 5000, PIECE_ITEMS - 1, PIECE_ITEMS + 1, COUNT - 1].filter((item) => rule(item) > 0);
    const points = Float64Array.from(items, (item) => index.before(item) + rule(item) / 2);
    const [found, within] = [new Float64Array(items.length), new Float64Array(items.length)];

    index.find(items.length, points, found, within);

    expect([...found]).toEqual(items);
    for (const [at, item] of items.entries()) expect(within[at]).toBeCloseTo(rule(item) / 2, 3);
  });

  it('keep their numbers only where all of them are small and whole', () => {
    const kept = (rule: (item: number) => number): boolean => joinedBackwards(ruled(COUNT, rule)).kept !== undefined;

    expect(kept((item) => item % 256)).toBe(true);
    expect(kept((item) => (item === COUNT - 1 ? 256 : 1))).toBe(false);
    expect(kept((item) => (item === 3 ? 0.5 : 1))).toBe(false);
  });
});
