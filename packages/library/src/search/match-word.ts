import { editDistance } from '@populace/core';
import { type FoldedText, rangeOf, type TextRange } from './folded-text.ts';

/** How well a word of a query is found in a text, from 0 to 1, and where. */
export interface WordMatch {
  readonly quality: number;
  readonly range: TextRange;
}

/** What it counts that a text is the word, begins with it, has a word that is it or begins with it, contains it, or is near it. */
const QUALITY = { whole: 1, begin: 0.9, word: 0.85, wordBegin: 0.75, within: 0.45, near: 0.35 } as const;

/** Finds a folded word in a text; a little misspelt, too, where it is long enough to tell. */
export function matchWord(word: string, field: FoldedText): WordMatch | undefined {
  const { folded, starts } = field;
  if (folded === word) return { quality: QUALITY.whole, range: rangeOf(field, 0, folded.length) };
  if (folded.startsWith(word)) return matchAt(field, 0, word.length, QUALITY.begin);
  const begins = starts.filter((start) => folded.startsWith(word, start));
  const whole = begins.find((start) => isWordEnd(field, start + word.length));
  if (whole !== undefined) return matchAt(field, whole, whole + word.length, QUALITY.word);
  const [begin] = begins;
  if (begin !== undefined) return matchAt(field, begin, begin + word.length, QUALITY.wordBegin);
  const within = word.length < leastWithin(word) ? -1 : folded.indexOf(word);
  if (within >= 0) return matchAt(field, within, within + word.length, QUALITY.within);
  return matchNear(word, field);
}

/** A single character of a script without spaces may be a word; of letters three are needed to mean anything inside a word. */
function leastWithin(word: string): number {
  return /^[\p{Script=Latin}\p{N}]+$/u.test(word) ? 3 : 1;
}

function isWordEnd({ folded, starts }: FoldedText, at: number): boolean {
  return at === folded.length || starts.includes(at);
}

function matchAt(field: FoldedText, from: number, to: number, quality: number): WordMatch {
  // The longer the rest, the less the match says of the text.
  const share = (to - from) / Math.max(1, field.folded.length);
  return { quality: quality + 0.04 * share, range: rangeOf(field, from, to) };
}

/** Finds a word that is misspelt by a character or two. */
function matchNear(word: string, field: FoldedText): WordMatch | undefined {
  if (word.length < 4) return undefined;
  const most = word.length < 8 ? 1 : 2;
  const { folded, starts } = field;
  for (const [at, start] of starts.entries()) {
    // The first letter is seldom wrong, and most words differ in it.
    if (folded[start] !== word[0] && folded[start + 1] !== word[0]) continue;
    const ends = [starts[at + 1] ?? folded.length, starts[at + 2] ?? folded.length];
    for (const end of ends) {
      if (Math.abs(end - start - word.length) > most) continue;
      const distance = editDistance(word, folded.slice(start, end));
      if (distance <= most) return { quality: QUALITY.near - 0.05 * distance, range: rangeOf(field, start, end) };
    }
  }
  return undefined;
}
