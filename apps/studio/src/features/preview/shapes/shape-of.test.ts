import type { ColumnProfile, TextsProfile, ValuesProfile } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { shapeOf } from './shape-of.ts';

const column = (values: ValuesProfile, more: Partial<ColumnProfile> = {}): ColumnProfile => ({
  name: 'a',
  type: 'string',
  nulls: 0,
  distinct: 9,
  isDistinct: false,
  top: [],
  values,
  ...more,
});

const histogram = (counts: readonly number[]) => ({ edges: [0, ...counts.map((_, at) => at + 1)], counts });
const texts = (...counts: number[]): TextsProfile => ({
  kind: 'texts',
  shortest: 0,
  longest: 9,
  mean: 4,
  median: 4,
  histogram: histogram(counts),
});
const numbers = (...counts: number[]): ValuesProfile => ({
  kind: 'numbers',
  min: '0',
  max: '9',
  mean: 4,
  median: 4,
  histogram: histogram(counts),
});

describe('the shape of a column', () => {
  it('is that of its numbers, the highest bar as high as the line', () => {
    expect(shapeOf(column(numbers(5, 10, 0)), 15)).toEqual([0.5, 1, 0]);
  });

  it('is how often its values come where a few make most of it', () => {
    const top = [
      { text: 'free', count: 80 },
      { text: 'plus', count: 20 },
    ];

    expect(shapeOf(column(texts(100), { top }), 100)).toEqual([1, 0.25]);
  });

  it('is that of the lengths where most texts come seldom', () => {
    const top = [{ text: 'Berlin', count: 4 }];

    expect(shapeOf(column(texts(30, 60, 10), { top }), 100)).toEqual([0.5, 1, 10 / 60]);
  });

  it('is none where texts are all as long and come seldom', () => {
    expect(shapeOf(column({ ...texts(100), shortest: 9 }, { isDistinct: true }), 100)).toEqual([]);
  });

  it('is that of true beside false', () => {
    expect(shapeOf(column({ kind: 'booleans', true: 30, false: 60 }), 90)).toEqual([0.5, 1]);
  });

  it('is that of times, also where all differ and are spread evenly', () => {
    const times: ValuesProfile = {
      kind: 'times',
      min: '2024-01-01T00:00:00',
      max: '2024-12-31T00:00:00',
      mean: '2024-07-01T00:00:00',
      median: '2024-07-01T00:00:00',
      histogram: { edges: ['2024-01-01', '2024-05-01', '2024-09-01', '2024-12-31'], counts: [20, 18, 20] },
    };

    expect(shapeOf(column(times, { isDistinct: true }), 58)).toEqual([1, 0.9, 1]);
  });

  it('is none where numbers only count up, or where every value is null', () => {
    expect(shapeOf(column(numbers(20, 20, 20, 3), { isDistinct: true }), 63)).toEqual([]);
    expect(shapeOf(column(numbers(20, 5, 20, 3), { isDistinct: true }), 48)).toEqual([1, 0.25, 1, 0.15]);
    expect(shapeOf(column({ kind: 'none' }, { nulls: 10 }), 10)).toEqual([]);
  });
});
