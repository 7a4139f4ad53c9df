import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixedWidth, mayHave } from './pattern-texts.ts';
import { allTexts, smallPatterns } from './patterns-for-tests.ts';

it('tells the width of texts that all have the same', () => {
  fc.assert(
    fc.property(smallPatterns, ({ pattern }) => {
      const texts = allTexts(pattern);
      fc.pre(texts !== undefined);
      const widths = new Set([...texts].map((text) => text.length));

      expect(fixedWidth(pattern)).toBe(widths.size === 1 ? [...widths][0] : undefined);
    }),
    { numRuns: 500 },
  );
});

it('tells which characters texts may have, halves of surrogate pairs too', () => {
  fc.assert(
    fc.property(smallPatterns, ({ pattern }) => {
      const texts = allTexts(pattern);
      fc.pre(texts !== undefined);

      for (const character of ['a', 'b', 'é', '🙂', '\ud83d', '\ude42', '🙃', '\ude43', '-'])
        expect(mayHave(pattern, character)).toBe([...texts].some((text) => text.includes(character)));
    }),
    { numRuns: 500 },
  );
});
