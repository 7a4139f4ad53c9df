import { describe, expect, it } from 'vitest';
import { matches, shownAs } from './doc-examples.mjs';

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

describe('shownAs', () => {
  it('takes the lines that were printed', () => {
    expect(shownAs(['id,tier', '1,free'], 'id,tier\n1,plus\n2,free\n')).toEqual(['id,tier', '1,plus', '2,free']);
  });

  it('keeps an ellipsis for the words that it stands for', () => {
    expect(shownAs(['4 rows in … s', 'done …'], '5 rows in 0.3 s\ndone now\n')).toEqual(['5 rows in … s', 'done …']);
    expect(shownAs(['first', '…', 'last 3'], 'first\n1\n2\nlast 4\n')).toEqual(['first', '…', 'last 4']);
  });
});
