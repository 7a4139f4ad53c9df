import { expect, it } from 'vitest';
import { blockOf, blocksOf } from './blocks.ts';

it('finds the block of a row, however far', () => {
  expect([0, 99, 100, 1_999_999_999].map(blockOf)).toEqual([0, 0, 1, 19_999_999]);
});

it('asks for the blocks that rows are in, and no others', () => {
  expect(blocksOf(0, 100)).toEqual([0]);
  expect(blocksOf(99, 101)).toEqual([0, 1]);
  expect(blocksOf(1_000_000_050, 1_000_000_250)).toEqual([10_000_000, 10_000_001, 10_000_002]);
});

it('asks for nothing where there are no rows', () => {
  expect(blocksOf(0, 0)).toEqual([]);
  expect(blocksOf(10, 5)).toEqual([]);
});
