import { type BytesVector, encodeUtf8 } from '@populace/core';
import type { CellRandom } from '../random/cell-random.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe, TableUse } from '../recipe/recipe.ts';
import { planDrawnBytes } from './drawn-bytes.ts';
import { type TextBytes, textBytesOf } from './text-bytes.ts';

/** A count from `min` to `max`, each as likely. */
export interface CountRange {
  readonly min: number;
  readonly max: number;
}

/** What stands between words, at the end of a sentence and between sentences. */
export interface ProseMarks {
  readonly wordSpace: string;
  readonly sentenceEnd: string;
  readonly sentenceSpace: string;
}

/** Sentences of words of a list, the first letter large where the script has large ones (ASCII alone). */
export interface ProseRecipe extends Recipe {
  readonly kind: 'prose';
  readonly words: TableUse;
  readonly marks: ProseMarks;
  readonly wordCount: CountRange;
  readonly sentenceCount: CountRange;
}

/** Makes the recipe of sentences of random words. */
export function prose(
  words: TableUse,
  marks: ProseMarks,
  counts: { readonly words: CountRange; readonly sentences: CountRange },
): ProseRecipe {
  return { kind: 'prose', words, marks, wordCount: counts.words, sentenceCount: counts.sentences };
}

export const prosePrimitive: Primitive<ProseRecipe> = definePrimitive<ProseRecipe>({
  kind: 'prose',
  type: () => ({ kind: 'string' }),
  tables: ({ words }) => [words],
  capacity: () => 'unbounded',
  plan: planProse,
  explain: ({ words, wordCount, sentenceCount }) =>
    `${countText(sentenceCount, 'sentence')} of ${countText(wordCount, 'word')} of the list ${words.table}`,
});

function countText({ min, max }: CountRange, what: string): string {
  return `${min === max ? min : `${min} to ${max}`} ${what}${max === 1 ? '' : 's'}`;
}

function planProse({ words, marks, wordCount, sentenceCount }: ProseRecipe, at: Planner): BytesVector {
  const dictionary = at.scope.table(words);
  const written: WrittenMarks = {
    wordSpace: encodeUtf8(marks.wordSpace),
    sentenceEnd: encodeUtf8(marks.sentenceEnd),
    sentenceSpace: encodeUtf8(marks.sentenceSpace),
  };
  const { wordSpace, sentenceEnd, sentenceSpace } = written;
  const sentenceBytes = wordCount.max * (dictionary.maxBytes + wordSpace.length) + sentenceEnd.length;
  const maxBytes = sentenceCount.max * (sentenceBytes + sentenceSpace.length);
  const list: Words = { texts: textBytesOf(dictionary), size: dictionary.size, wordCount, marks: written };
  return planDrawnBytes(at, maxBytes, (random, bytes, start) => {
    const sentences = sentenceCount.min + random.below(sentenceCount.max - sentenceCount.min + 1);
    let end = start;
    for (let sentence = 0; sentence < sentences; sentence++) {
      if (sentence > 0) end = copyBytes(sentenceSpace, bytes, end);
      end = writeSentence(list, random, bytes, end);
    }
    return end;
  });
}

interface WrittenMarks {
  readonly wordSpace: Uint8Array;
  readonly sentenceEnd: Uint8Array;
  readonly sentenceSpace: Uint8Array;
}

interface Words {
  readonly texts: TextBytes;
  readonly size: number;
  readonly wordCount: CountRange;
  readonly marks: WrittenMarks;
}

/** What turns a small ASCII letter into a large one. */
const CASE_BIT = 0x20;

/** Writes one sentence at `start` and returns where it ends. */
function writeSentence(
  { texts, size, wordCount, marks }: Words,
  random: CellRandom,
  to: Uint8Array,
  start: number,
): number {
  const { bytes: from, offsets } = texts;
  const count = wordCount.min + random.below(wordCount.max - wordCount.min + 1);
  let end = start;
  for (let word = 0; word < count; word++) {
    if (word > 0) end = copyBytes(marks.wordSpace, to, end);
    const code = random.below(size);
    for (let at = offsets[code]; at < offsets[code + 1]; at++) to[end++] = from[at];
  }
  if (to[start] >= 0x61 && to[start] <= 0x7a) to[start] -= CASE_BIT;
  return copyBytes(marks.sentenceEnd, to, end);
}

function copyBytes(from: Uint8Array, to: Uint8Array, start: number): number {
  for (let at = 0; at < from.length; at++) to[start + at] = from[at];
  return start + from.length;
}
