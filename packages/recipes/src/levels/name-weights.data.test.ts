import { createRowSet, setRange, streamKey, streamKeys, words32 } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { createMemberDraw } from './member-draw.ts';
import { createNameBatch } from './name-batch.ts';
import { buildNameEdges, edgeOf } from './name-edges.ts';
import { createNameLevels, type NameLevels } from './name-levels.ts';
import { createNameView } from './name-view.ts';
import { pointScales } from './point.ts';
import { renderSample, sampleMix } from './sample-names-for-tests.ts';

const count = 4_000_000;
const blockSize = 65_536;
const edges = buildNameEdges(sampleMix, renderSample);
const path = ['1', '0', 'people', 's:person'];
const levels = createNameLevels(edges, streamKeys(path));

/** Classes and points (as fractions below 1) of the rows from 0. */
function sampleOf(of: NameLevels): {
  readonly surnames: Int32Array;
  readonly given: Int32Array;
  readonly points: Float64Array;
} {
  const rows = createRowSet(blockSize);
  const batch = createNameBatch(blockSize);
  const { slot, word } = pointScales(of.slots.ladder);
  const sample = { surnames: new Int32Array(count), given: new Int32Array(count), points: new Float64Array(count) };
  for (let from = 0; from < count; from += blockSize) {
    const n = Math.min(blockSize, count - from);
    setRange(rows, from, n);
    of.fill(rows, batch);
    sample.surnames.set(batch.surnames.subarray(0, n), from);
    sample.given.set(batch.given.subarray(0, n), from);
    for (let i = 0; i < n; i++) {
      const level = batch.levels[i] ?? 0;
      const inSlot = Math.floor(((batch.words[i] ?? 0) >>> 0) * (word[level] ?? 0));
      sample.points[from + i] = ((batch.slots[i] ?? 0) * (slot[level] ?? 0) + inSlot) * 2 ** -53;
    }
  }
  return sample;
}

const people = sampleOf(levels);
const others = sampleOf(createNameLevels(edges, streamKeys(['1', '0', 'people', 's:spouse'])));

/** The draws of another column, as fractions. */
function otherColumn(): Float64Array {
  const rows = createRowSet(count);
  setRange(rows, 0, count);
  const words = new Int32Array(count + 1);
  words32(streamKey(['1', '0', 'people', 'c:amount']), rows, words);
  return Float64Array.from(words.subarray(0, count), (word) => (word >>> 0) * 2 ** -32);
}

/** z of χ² over 32 × 32 cells of (one[row], other[row + lag]), both fractions, looked at after `zoom` times as fine. */
function zOfPairs(one: Float64Array, other: Float64Array, lag: number, zoom: number): number {
  const cells = new Float64Array(1024);
  for (let row = 0; row + lag < count; row++) {
    const a = (one[row] ?? 0) * zoom;
    const b = (other[row + lag] ?? 0) * zoom;
    const cell = Math.floor((a - Math.floor(a)) * 32) * 32 + Math.floor((b - Math.floor(b)) * 32);
    cells[cell] = (cells[cell] ?? 0) + 1;
  }
  const expected = (count - lag) / 1024;
  const chi = cells.reduce((sum, observed) => sum + (observed - expected) ** 2 / expected, 0);
  return (chi - 1023) / Math.sqrt(2 * 1023);
}

describe('four million names', () => {
  it('keep their weights in every half-decade, the rarest too', () => {
    const counts = new Map<number, number>();
    for (let row = 0; row < count; row++) {
      const pair = (people.surnames[row] ?? 0) * 4096 + (people.given[row] ?? 0);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    const groups = new Map<number, { expected: number; observed: number }>();
    for (const { surnameFrom, surnameTo, givenFrom, givenTo } of edges.spans) {
      for (let surname = surnameFrom; surname < surnameTo; surname++) {
        for (let given = givenFrom; given < givenTo; given++) {
          const weight = (edgeOf(edges, surname, given + 1) - edgeOf(edges, surname, given)) / 2 ** 53;
          const at = Math.floor(2 * Math.log10(weight));
          const group = groups.get(at) ?? { expected: 0, observed: 0 };
          group.expected += weight * count;
          group.observed += counts.get(surname * 4096 + given) ?? 0;
          groups.set(at, group);
        }
      }
    }
    expect(groups.size).toBeGreaterThan(9);
    for (const [at, { expected, observed }] of groups) {
      const z = (observed - expected) / Math.sqrt(expected);
      expect(Math.abs(z), `weights from 10^${at / 2}: ${observed} for ${expected}`).toBeLessThan(5);
    }
  });

  it('have counts as irregular as independent draws in blocks of 65,536 rows', () => {
    const weights = edges.surnames.map(
      (_, i) => ((edges.surnameEdges[i + 1] ?? 0) - (edges.surnameEdges[i] ?? 0)) / 2 ** 53,
    );
    const common = [...weights.keys()].sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0)).slice(0, 40);
    const places = new Map(common.map((surname, at) => [surname, at]));
    const blocks = Math.floor(count / blockSize);
    const counts = new Float64Array(blocks * 40);
    for (let row = 0; row < blocks * blockSize; row++) {
      const place = places.get(people.surnames[row] ?? -1);
      if (place === undefined) continue;
      const at = Math.floor(row / blockSize) * 40 + place;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    let ratio = 0;
    for (const [at, observed] of counts.entries()) {
      const weight = weights[common[at % 40] ?? 0] ?? 0;
      ratio += (observed - weight * blockSize) ** 2 / (weight * (1 - weight) * blockSize) / counts.length;
    }
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });

  it.each([1, 2, 3, 4, 16, 256, 65_536])('have nothing to do with the name %d rows on', (lag) => {
    expect(Math.abs(zOfPairs(people.points, people.points, lag, 1))).toBeLessThan(6);
    expect(Math.abs(zOfPairs(people.points, people.points, lag, 4096))).toBeLessThan(6);
  });

  it('have nothing to do with another column, nor with another subject', () => {
    const column = otherColumn();
    expect(Math.abs(zOfPairs(people.points, column, 0, 1))).toBeLessThan(6);
    expect(Math.abs(zOfPairs(people.points, column, 0, 4096))).toBeLessThan(6);
    expect(Math.abs(zOfPairs(people.points, column, 1, 1))).toBeLessThan(6);
    expect(Math.abs(zOfPairs(people.points, others.points, 0, 1))).toBeLessThan(6);
    expect(Math.abs(zOfPairs(people.points, others.points, 0, 4096))).toBeLessThan(6);
  });
});

describe('unique numbers', () => {
  it('change no name', () => {
    const rows = createRowSet(1000);
    setRange(rows, 5000, 1000);
    const [plain, numbered] = [createNameBatch(1000), createNameBatch(1000)];
    const style = { given: 'initial', surname: 'whole', between: '', order: 'given-first' } as const;
    const view = createNameView(levels, createMemberDraw(edges, streamKeys(path), 1), style, 'fixed');

    levels.fill(rows, plain);
    levels.fill(rows, numbered);
    view.fill(1000, numbered, new Float64Array(1000));

    expect(numbered).toEqual(plain);
  });
});
