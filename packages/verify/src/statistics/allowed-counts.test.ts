import { describe, expect, it } from 'vitest';
import { allowedCounts } from './allowed-counts.ts';

type Counts = Parameters<typeof allowedCounts>[0];

/** Which of the numbers from 0 to 7 are allowed, and how that is told. */
function allowed(counts: Counts): readonly [numbers: readonly number[], words: string] {
  const { least, most, isAllowed, words } = allowedCounts(counts);
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7].filter((number) => number >= least && number <= most && isAllowed(number));
  return [numbers, words];
}

describe('the numbers of children or items that a count allows', () => {
  it.each<[what: string, counts: Counts, numbers: readonly number[], words: string]>([
    ['one number', { min: 3, max: 3, distribution: undefined }, [3], '3'],
    ['two bounds', { min: 1, max: 4, distribution: undefined }, [1, 2, 3, 4], '1 to 4'],
    ['the name of a distribution', { min: 0, max: 5, distribution: 'poisson' }, [0, 1, 2, 3, 4, 5], 'poisson'],
    [
      'weights, of which those of 0 do not count',
      {
        min: 1,
        max: 6,
        distribution: {
          kind: 'weighted',
          values: [
            { value: 1, weight: 9 },
            { value: 4, weight: 0 },
            { value: 6, weight: 1 },
          ],
        },
      },
      [1, 6],
      'one of 1, 6',
    ],
    ['ranks', { min: 0, max: 7, distribution: { kind: 'zipf', exponent: 1, max: 3 } }, [1, 2, 3], 'zipf, 1 to 3'],
    [
      'whole numbers within the edges of a histogram',
      { min: 0, max: 7, distribution: { kind: 'histogram', edges: [1.5, 3, 5.5], weights: [1, 1] } },
      [2, 3, 4, 5],
      '1.5 to 5.5',
    ],
    ['a mean', { min: 0, max: 4, distribution: { kind: 'poisson', mean: 2 } }, [0, 1, 2, 3, 4], 'poisson 2'],
    [
      'any other distribution',
      { min: 0, max: 2, distribution: { kind: 'exponential', mean: 1 } },
      [0, 1, 2],
      'exponential',
    ],
  ])('are those of %s', (_, counts, numbers, words) => {
    expect(allowed(counts)).toEqual([numbers, words]);
  });
});
