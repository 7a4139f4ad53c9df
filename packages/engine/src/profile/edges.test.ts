import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberEdges } from './number-edges.ts';
import { timeEdges } from './time-edges.ts';
import { DAY, numberOfTime, SECOND, textOfTime } from './time-numbers.ts';

describe('the edges of numbers', () => {
  it.each([
    { min: 1, max: 6, whole: true, edges: [1, 2, 3, 4, 5, 6, 7] },
    { min: 0, max: 97, whole: true, edges: [0, 20, 40, 60, 80, 100] },
    { min: 0, max: 100, whole: false, edges: [0, 20, 40, 60, 80, 100] },
    { min: 0, max: 100, whole: true, edges: [0, 20, 40, 60, 80, 100, 120] },
    { min: -0.3, max: 0.3, whole: false, edges: [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3] },
    { min: 4, max: 4, whole: true, edges: [4, 5] },
    { min: 3.5, max: 3.5, whole: false, edges: [3.5, 4] },
    { min: 0, max: 0, whole: false, edges: [0, 1] },
  ])('from $min to $max are easy to read', ({ min, max, whole, edges }) => {
    expect(numberEdges(min, max, { bins: 6, whole })).toEqual(edges);
  });

  it('rise around any numbers, in as many bins as asked for at most', () => {
    const broken = fc.double({ noNaN: true, noDefaultInfinity: true });
    const numbers = fc.oneof(
      fc.record({ pair: fc.tuple(broken, broken), whole: fc.constant(false) }),
      fc.record({ pair: fc.tuple(fc.maxSafeInteger(), fc.maxSafeInteger()), whole: fc.constant(true) }),
      fc.record({ pair: fc.tuple(fc.nat(400), fc.nat(400)), whole: fc.boolean() }),
    );
    fc.assert(
      fc.property(numbers, fc.integer({ min: 5, max: 200 }), ({ pair, whole }, bins) => {
        const [min, max] = [Math.min(...pair), Math.max(...pair)];
        const edges = numberEdges(min, max, { bins, whole });
        expect(edges.length).toBeGreaterThanOrEqual(2);
        expect(edges.length - 1).toBeLessThanOrEqual(bins);
        expect(edges[0]).toBeLessThanOrEqual(min);
        expect(edges.at(-1)).toBeGreaterThanOrEqual(max);
        expect(edges.every((edge, i) => i === 0 || edge > (edges[i - 1] ?? Number.NaN))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the edges of times', () => {
  const edgesOf = (min: string, max: string, finest = SECOND): string[] =>
    timeEdges(numberOfTime(min), numberOfTime(max), { bins: 6, finest }).map((time) =>
      textOfTime(time, { kind: min.length === 10 ? 'date' : 'timestamp', digits: 0 }),
    );

  it.each([
    ['2024-02-27', '2024-03-01', ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02']],
    ['2024-05-15', '2024-06-12', ['2024-05-13', '2024-05-20', '2024-05-27', '2024-06-03', '2024-06-10', '2024-06-17']],
    ['2023-11-03', '2024-02-03', ['2023-11-01', '2023-12-01', '2024-01-01', '2024-02-01', '2024-03-01']],
    ['1981-07-01', '2003-01-31', ['1980-01-01', '1985-01-01', '1990-01-01', '1995-01-01', '2000-01-01', '2005-01-01']],
    ['0001-01-01', '9999-12-31', ['0000-01-01', '2000-01-01', '4000-01-01', '6000-01-01', '8000-01-01', '9999-12-31']],
    ['2024-02-29', '2024-02-29', ['2024-02-29', '2024-03-01']],
  ])('from %s to %s are where days, weeks, months or years begin', (min, max, edges) => {
    expect(edgesOf(min, max, DAY)).toEqual(edges);
  });

  it.each([
    ['2024-01-01T10:00:03', '2024-01-01T10:00:06', '2024-01-01T10:00:03', '2024-01-01T10:00:07'],
    ['2024-01-01T10:07:00', '2024-01-01T11:20:00', '2024-01-01T10:00:00', '2024-01-01T11:30:00'],
    ['2024-01-01T22:00:00', '2024-01-02T20:00:00', '2024-01-01T18:00:00', '2024-01-03T00:00:00'],
  ])('from %s to %s are where seconds, minutes or hours begin', (min, max, first, last) => {
    const edges = edgesOf(min, max);

    expect([edges[0], edges.at(-1)]).toEqual([first, last]);
  });

  it('lie around any times, in as many bins as asked for at most', () => {
    const time = fc.integer({ min: numberOfTime('0001-01-01'), max: numberOfTime('9999-12-31') });
    const finest = fc.constantFrom(1, SECOND, DAY);
    fc.assert(
      fc.property(
        time,
        fc.integer({ min: 0, max: 53 }),
        fc.integer({ min: 5, max: 200 }),
        finest,
        (a, log, bins, least) => {
          const min = Math.floor(a / least) * least;
          const max = Math.min(numberOfTime('9999-12-31'), Math.floor((a + 2 ** log) / least) * least);
          fc.pre(max >= min);
          const edges = timeEdges(min, max, { bins, finest: least });
          expect(edges.length - 1).toBeLessThanOrEqual(bins);
          expect(edges[0]).toBeLessThanOrEqual(min);
          expect(edges.at(-1)).toBeGreaterThanOrEqual(max);
          expect(edges.every((edge, i) => i === 0 || edge > (edges[i - 1] ?? Number.NaN))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
