import { counted } from '../recipe/count-words.ts';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** A text of `count` decimal digits, leading zeros included, each text as likely. */
export interface DigitsRecipe extends Recipe {
  readonly kind: 'digits';
  readonly count: number;
}

/** Makes the recipe of a text of random digits. */
export function digits(count: number): DigitsRecipe {
  return { kind: 'digits', count };
}

/** Digits to a chunk at most: what the cell writers print at once. */
const CHUNK = 4;

export const digitsPrimitive: Primitive<DigitsRecipe> = definePrimitive<DigitsRecipe>({
  kind: 'digits',
  type: () => ({ kind: 'string' }),
  // Values are written in one case, without accents.
  foldedForm: (recipe) => recipe,
  capacity: ({ count }) => 10n ** BigInt(count),
  injective: () => true,
  rank(recipe, text) {
    if (text.length !== recipe.count || !/^\d*$/.test(text)) return undefined;
    return chunkRank(text, chunkWidths(recipe.count), (piece) => BigInt(piece), 10n);
  },
  domain: (recipe, scope) => rankDomain(recipe, scope, counted(recipe.count, 'digit')),
  width: ({ count }) => count,
  mayContain: (_recipe, character) => character >= '0' && character <= '9',
  plan({ count }, at) {
    const widths = chunkWidths(count);
    const chunks = widths.map((width, place) => at.source.below(10 ** width, `${place}`));
    return { kind: 'digits', chunks, widths };
  },
  explain: ({ count }) => `${counted(count, 'digit')}, each as likely`,
});

/** How many digits or letters stand in each chunk of a text of `count`. */
export function chunkWidths(count: number, chunk: number = CHUNK): number[] {
  const whole = Math.floor(count / chunk);
  const rest = count % chunk;
  return [...Array.from({ length: whole }, () => chunk), ...(rest > 0 ? [rest] : [])];
}

/** The rank of a text cut into chunks: the first chunk is the least significant digit, as it is drawn first. */
export function chunkRank(
  text: string,
  widths: readonly number[],
  rankOf: (piece: string) => bigint,
  base: bigint,
): bigint {
  let rank = 0n;
  let scale = 1n;
  let from = 0;
  for (const width of widths) {
    rank += rankOf(text.slice(from, from + width)) * scale;
    scale *= base ** BigInt(width);
    from += width;
  }
  return rank;
}
