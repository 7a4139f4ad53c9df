import { type TextBytes, textBytesOf } from '../batch/text-bytes.ts';
import type { BytesVector } from '../batch/vector.ts';
import { type CellRandom, createCellRandom } from '../random/cell-random.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe, TableUse } from '../recipe/recipe.ts';

/** A count from `min` to `max`, each as likely. */
export interface CountRange {
  readonly min: number;
  readonly max: number;
}

/** Sentences of words of a list: the first letter large, a full stop at the end, a space between. */
export interface ProseRecipe extends Recipe {
  readonly kind: 'prose';
  readonly words: TableUse;
  readonly wordCount: CountRange;
  readonly sentenceCount: CountRange;
}

/** Makes the recipe of sentences of random words (ASCII lower case). */
export function prose(words: TableUse, wordCount: CountRange, sentenceCount: CountRange): ProseRecipe {
  return { kind: 'prose', words, wordCount, sentenceCount };
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

function planProse({ words, wordCount, sentenceCount }: ProseRecipe, at: Planner): BytesVector {
  const dictionary = at.scope.table(words);
  // A word and the space or full stop behind it; sentences have one byte more between them.
  const maxBytes = sentenceCount.max * (wordCount.max * (dictionary.maxBytes + 1) + 1);
  const texts = textBytesOf(dictionary);
  const [a, b] = at.source.words();
  const offsets = at.arena.int32(at.arena.rows + 1);
  const bytes = at.arena.uint8(at.arena.rows * maxBytes);
  const random = createCellRandom();
  at.step((n) => {
    let end = 0;
    for (let i = 0; i < n; i++) {
      random.seed(a[i], b[i]);
      const sentences = sentenceCount.min + random.below(sentenceCount.max - sentenceCount.min + 1);
      for (let sentence = 0; sentence < sentences; sentence++) {
        if (sentence > 0) bytes[end++] = SPACE;
        end = writeSentence(texts, dictionary.size, wordCount, random, bytes, end);
      }
      offsets[i + 1] = end;
    }
  });
  return { kind: 'bytes', offsets, bytes, maxBytes };
}

const SPACE = 0x20;
const FULL_STOP = 0x2e;
/** What turns a small ASCII letter into a large one. */
const CASE_BIT = 0x20;

/** Writes one sentence at `start` and returns where it ends. */
function writeSentence(
  { bytes: from, offsets }: TextBytes,
  size: number,
  wordCount: CountRange,
  random: CellRandom,
  to: Uint8Array,
  start: number,
): number {
  const count = wordCount.min + random.below(wordCount.max - wordCount.min + 1);
  let end = start;
  for (let word = 0; word < count; word++) {
    const code = random.below(size);
    for (let at = offsets[code]; at < offsets[code + 1]; at++) to[end++] = from[at];
    to[end++] = SPACE;
  }
  to[end - 1] = FULL_STOP;
  if (to[start] >= 0x61 && to[start] <= 0x7a) to[start] -= CASE_BIT;
  return end;
}
