import { type BytesVector, CodedError } from '@populace/core';
import { type Folding, foldText } from '@populace/unicode';
import { foldedLetters } from '../pattern/folded-letters.ts';
import { longestText, type Pattern } from '../pattern/pattern.ts';
import { fixedWidth, mayHave } from '../pattern/pattern-texts.ts';
import { wordNumber, wordsMatching } from '../pattern/pattern-words.ts';
import { createRandomWriter } from '../pattern/random-writer.ts';
import { wordTableOf } from '../pattern/word-table.ts';
import { createWordWriter } from '../pattern/word-writer.ts';
import { createSfc32 } from '../random/sfc32.ts';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Obstacle, Planner, Primitive, Recipe } from '../recipe/recipe.ts';
import { planDrawnBytes } from './drawn-bytes.ts';

/** Texts of a pattern: at each choice every way is as likely. By rank, each different text is as likely. */
export interface PatternRecipe extends Recipe {
  readonly kind: 'pattern';
  readonly pattern: Pattern;
  /** The pattern as its author wrote it. */
  readonly text: string;
  /** What does not count where ranks are found; no two of its characters are then the same. */
  readonly folded?: Folding;
}

/** Makes the recipe of texts that match a pattern. */
export function patternOf(pattern: Pattern, text: string): PatternRecipe {
  return { kind: 'pattern', pattern, text };
}

const TOO_LARGE: Obstacle = {
  what: 'the texts of its pattern cannot be counted, as it takes too many states to tell them apart',
  wayOut: 'write the pattern with fewer or shorter repeats, or drop unique',
};

export const patternPrimitive: Primitive<PatternRecipe> = definePrimitive<PatternRecipe>({
  kind: 'pattern',
  type: () => ({ kind: 'string' }),
  // Different ways through a pattern can give one text, so texts are counted by the pattern's automaton.
  capacity: ({ pattern }) => wordsMatching(pattern)?.count ?? 'unknown',
  injective: ({ pattern }) => wordsMatching(pattern) !== undefined,
  foldedForm(recipe, folding) {
    return foldedLetters(recipe.pattern, folding) && { ...recipe, folded: folding };
  },
  rank({ pattern, folded }, asked) {
    const words = wordsMatching(pattern);
    const text = folded === undefined ? asked : unfolded(asked, pattern, folded);
    return words === undefined || text === undefined ? undefined : wordNumber(words, text);
  },
  domain(recipe, scope) {
    if (wordsMatching(recipe.pattern) === undefined) return undefined;
    return rankDomain(recipe, scope, `a text that matches ${recipe.text}`);
  },
  obstacle: ({ pattern }) => (wordsMatching(pattern) === undefined ? TOO_LARGE : undefined),
  width: ({ pattern }) => fixedWidth(pattern),
  mayContain: ({ pattern, folded }, character) =>
    folded === undefined ? mayHave(pattern, character) : foldedLetters(pattern, folded)?.has(character) !== false,
  plan: (recipe, at) => (at.source.kind === 'rank' ? planByRank(recipe, at) : planPattern(recipe, at)),
  explain: ({ text }) => `a text that matches ${text}`,
});

/** The text of a pattern that is folded to what a text is; undefined where there is none. */
function unfolded(text: string, pattern: Pattern, folding: Folding): string | undefined {
  const letters = foldedLetters(pattern, folding);
  const own = [...foldText(text, folding)].map((letter) => letters?.get(letter));
  return own.includes(undefined) ? undefined : own.join('');
}

function planPattern({ pattern }: PatternRecipe, at: Planner): BytesVector {
  return planDrawnBytes(at, longestText(pattern), createRandomWriter(pattern));
}

/**
 * Writes the text of each rank. A digit of more than 2^52 leaves no room in a rank (2^53), so that what is drawn after it are random
 * words: they choose among the texts that share a rank.
 */
function planByRank({ pattern, text }: PatternRecipe, at: Planner): BytesVector {
  const table = wordTableOf(pattern);
  if (table === undefined)
    throw new CodedError('internal', `The texts of ${text} were planned by rank, but not counted.`);
  const maxBytes = longestText(pattern);
  const { hi, lo } = at.source.wide(table.size);
  const seeds = table.isExact ? undefined : at.source.wide(2n ** 64n, 'rest');
  const offsets = at.arena.int32(at.arena.rows + 1);
  const bytes = at.arena.uint8(at.arena.rows * maxBytes);
  const random = createSfc32(0, 0);
  const write = createWordWriter(table, random);
  at.step((n) => {
    let end = 0;
    for (let i = 0; i < n; i++) {
      if (seeds !== undefined) random.seed(seeds.lo[i], seeds.hi[i]);
      end = write((hi[i] >>> 0) * 2 ** 32 + (lo[i] >>> 0), bytes, end);
      offsets[i + 1] = end;
    }
  });
  return { kind: 'bytes', offsets, bytes, maxBytes };
}
