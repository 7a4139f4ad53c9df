import { describe, expect, it } from 'vitest';
import { fitColumns } from './fit-columns.ts';

describe('fitColumns', () => {
  it('gives every column what it wants where there is room', () => {
    expect(fitColumns([3, 10, 40], 57)).toEqual({ widths: [3, 10, 40], leftOut: 0 });
  });

  it('takes from the widest first', () => {
    expect(fitColumns([3, 10, 40], 37)).toEqual({ widths: [3, 10, 20], leftOut: 0 });
    expect(fitColumns([3, 30, 40], 38)).toEqual({ widths: [3, 16, 15], leftOut: 0 });
  });

  it('leaves out what has no room', () => {
    expect(fitColumns([20, 20, 20], 20)).toEqual({ widths: [9, 9], leftOut: 1 });
  });

  it('keeps one column in any case', () => {
    expect(fitColumns([50, 50], 4)).toEqual({ widths: [4], leftOut: 1 });
  });
});
