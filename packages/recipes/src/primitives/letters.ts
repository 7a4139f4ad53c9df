import { createDictionary, type Dictionary } from '@populace/core';
import { type Folding, foldText } from '@populace/unicode';
import { counted } from '../recipe/count-words.ts';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';
import { chunkRank, chunkWidths } from './digits.ts';

/** A text of `count` characters of an alphabet of different characters, each text as likely. */
export interface LettersRecipe extends Recipe {
  readonly kind: 'letters';
  readonly alphabet: string;
  readonly count: number;
  /** What does not count where ranks are found; the alphabet then has no two letters that differ by that alone. */
  readonly folded?: Folding;
}

/** Makes the recipe of a text of random characters of an alphabet (ASCII, at least one, all different). */
export function letters(alphabet: string, count: number): LettersRecipe {
  return { kind: 'letters', alphabet, count };
}

/** Entries of a chunk's dictionary at most: larger ones would fall out of the cache. */
const MOST_ENTRIES = 4096;

export const lettersPrimitive: Primitive<LettersRecipe> = definePrimitive<LettersRecipe>({
  kind: 'letters',
  type: () => ({ kind: 'string' }),
  capacity: ({ alphabet, count }) => BigInt(alphabet.length) ** BigInt(count),
  injective: () => true,
  foldedForm(recipe, folding) {
    // Letters of ASCII have no accents, and are folded to one letter each.
    const letters = new Set(foldText(recipe.alphabet, folding));
    return letters.size === recipe.alphabet.length ? { ...recipe, folded: folding } : undefined;
  },
  rank({ alphabet: written, count, folded }, asked) {
    const [alphabet, text] = [foldText(written, folded), foldText(asked, folded)];
    if (text.length !== count || [...text].some((character) => !alphabet.includes(character))) return undefined;
    const base = BigInt(alphabet.length);
    const rankOf = (piece: string): bigint =>
      [...piece].reduce((rank, character) => rank * base + BigInt(alphabet.indexOf(character)), 0n);
    return chunkRank(text, chunkWidths(count, chunkOf(written)), rankOf, base);
  },
  domain: (recipe, scope) =>
    rankDomain(recipe, scope, `${counted(recipe.count, 'character')} of ${JSON.stringify(recipe.alphabet)}`),
  width: ({ count }) => count,
  mayContain: ({ alphabet }, character) => alphabet.includes(character),
  plan({ alphabet, count }, at) {
    const parts = chunkWidths(count, chunkOf(alphabet)).map((width, place) => {
      const dictionary = wordsOfAlphabet(alphabet, width);
      return { kind: 'codes', codes: at.source.below(dictionary.size, `${place}`), dictionary } as const;
    });
    return { kind: 'parts', parts };
  },
  explain: ({ alphabet, count }) => `${counted(count, 'character')} of ${JSON.stringify(alphabet)}, each as likely`,
});

/** Characters to a chunk: as many as a dictionary of all their combinations may hold. */
function chunkOf(alphabet: string): number {
  let chunk = 1;
  while (chunk < 12 && alphabet.length ** (chunk + 1) <= MOST_ENTRIES) chunk++;
  return chunk;
}

const made = new Map<string, Dictionary>();

/** All texts of `width` characters of an alphabet, in order; made once. */
export function wordsOfAlphabet(alphabet: string, width: number): Dictionary {
  const name = `${width} ${alphabet}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  let texts = [''];
  for (let place = 0; place < width; place++) {
    texts = texts.flatMap((text) => [...alphabet].map((character) => text + character));
  }
  const dictionary = createDictionary(texts);
  made.set(name, dictionary);
  return dictionary;
}
