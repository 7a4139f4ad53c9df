import { describe, expect, it } from 'vitest';
import { toLower, toUpper } from './change-case.ts';

/** The blocks whose foldings are known: Latin to Extended-A and Extended Additional, Greek, Cyrillic, Armenian, full width. */
const BLOCKS = [
  [0x20, 0x17f],
  [0x370, 0x52f],
  [0x531, 0x586],
  [0x1e00, 0x1eff],
  [0xff21, 0xff5a],
] as const;

const letters = BLOCKS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)),
);

describe('changing case', () => {
  // The engine maps some letters to several; single ones are the simple mappings.
  it('agrees with the engine on letters that become one letter', () => {
    for (const letter of letters) {
      const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
      if (lower.length === 1) expect([letter, toLower(letter)]).toEqual([letter, lower]);
      if (upper.length === 1) expect([letter, toUpper(letter)]).toEqual([letter, upper]);
    }
  });

  it('keeps the number of letters', () => {
    expect(toUpper('Straße, ﬁn')).toBe('STRAßE, ﬁN');
    expect(toLower('ΣΊΣΥΦΟΣ')).toBe('σίσυφοσ');
  });
});
