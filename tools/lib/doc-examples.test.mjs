import { describe, expect, it } from 'vitest';
import { matches } from './doc-examples.mjs';

describe('matches', () => {
  it('wants the same lines', () => {
    expect(matches(['id,tier', '1,free'], 'id,tier\n1,free\n')).toBe(true);
    expect(matches(['id,tier', '1,free'], 'id,tier\n1,plus\n')).toBe(false);
    expect(matches(['id,tier'], 'id,tier\n1,free\n')).toBe(false);
  });

  it('takes characters of regular expressions for themselves', () => {
    expect(matches(['a.c (d)*'], 'a.c (d)*\n')).toBe(true);
    expect(matches(['a.c'], 'abc\n')).toBe(false);
  });

  it('lets an ellipsis stand for text in a line, and alone for any lines', () => {
    expect(matches(['made in … s'], 'made in 0.3 s\n')).toBe(true);
    expect(matches(['made in … s'], 'made in\n0.3 s\n')).toBe(false);
    expect(matches(['first', '…', 'last'], 'first\n2\n3\nlast\n')).toBe(true);
    expect(matches(['first', '…', 'last'], 'first\nlast\n')).toBe(true);
  });

  it('wants no output where none is shown', () => {
    expect(matches([], '')).toBe(true);
    expect(matches([], 'noise\n')).toBe(false);
  });
});
