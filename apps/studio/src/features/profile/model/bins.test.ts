import type { ColumnProfile, ValuesProfile } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { spreadOf } from './bins.ts';

const column = (values: ValuesProfile, distinct = 50): ColumnProfile => ({
  name: 'a',
  type: 'int32',
  nulls: 0,
  distinct,
  isDistinct: false,
  top: [],
  values,
});

const numbers = (edges: readonly number[], counts: readonly number[], median: number): ColumnProfile =>
  column({ kind: 'numbers', min: '0', max: '1', mean: 0, median, histogram: { edges, counts } });

const times = (edges: readonly string[], median: string): ColumnProfile => {
  const counts = edges.slice(1).map(() => 1);
  return column({ kind: 'times', min: '', max: '', mean: '', median, histogram: { edges, counts } });
};

describe('how values are spread', () => {
  it('has a bin between two edges each, and marks the one with the middle value', () => {
    const spread = spreadOf(numbers([0, 10, 20, 30], [4, 5, 1], 10));

    expect(spread?.bins).toEqual([
      { from: '0', to: '10', count: 4, isMiddle: false },
      { from: '10', to: '20', count: 5, isMiddle: true },
      { from: '20', to: '30', count: 1, isMiddle: false },
    ]);
  });

  it('counts the last edge to the last bin', () => {
    expect(spreadOf(numbers([0, 0.5, 1], [1, 9], 1))?.bins.map(({ isMiddle }) => isMiddle)).toEqual([false, true]);
  });

  it('groups long numbers, and writes very long ones by their power of ten', () => {
    expect(spreadOf(numbers([0, 50_000, 1e12], [1, 1], 7))?.edges).toEqual(['0', '50,000', '1E12']);
    expect(spreadOf(numbers([0.001, 0.0015, 0.002], [1, 1], 0.001))?.edges).toEqual(['0.001', '0.0015', '0.002']);
  });

  it('leaves out of times what is the same for all', () => {
    const edges = (...all: string[]) => spreadOf(times(all, all[0] ?? ''))?.edges;

    expect(edges('1990-01-01', '2000-01-01')).toEqual(['1990', '2000']);
    expect(edges('2024-02-01', '2024-03-01')).toEqual(['2024-02', '2024-03']);
    expect(edges('2024-02-05', '2024-02-12')).toEqual(['2024-02-05', '2024-02-12']);
    expect(edges('2024-02-05T00:00:00Z', '2024-02-06T00:00:00Z')).toEqual(['2024-02-05', '2024-02-06']);
    expect(edges('2024-02-05T06:00:00Z', '2024-02-05T12:00:00Z')).toEqual(['2024-02-05 06:00', '2024-02-05 12:00']);
    expect(edges('08:00:00.000', '24:00:00.000')).toEqual(['08:00', '24:00']);
  });

  it('draws the lengths of texts, but not of a few texts or where all are as long', () => {
    const lengths = (shortest: number, longest: number): ValuesProfile => ({
      kind: 'texts',
      shortest,
      longest,
      mean: 5,
      median: 5,
      histogram: { edges: [4, 5, 6, 7], counts: [1, 8, 1] },
    });

    expect(spreadOf(column(lengths(4, 6)))).toMatchObject({ of: 'lengths', median: '5' });
    expect(spreadOf(column(lengths(4, 6), 3))).toBeUndefined();
    expect(spreadOf(column(lengths(5, 5)))).toBeUndefined();
  });

  it('draws nothing where every value is null', () => {
    expect(spreadOf(column({ kind: 'none' }, 0))).toBeUndefined();
  });
});
