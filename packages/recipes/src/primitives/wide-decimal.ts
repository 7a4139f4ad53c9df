import { type BytesVector, formatDecimal } from '@populace/core';
import type { CellRandom } from '../random/cell-random.ts';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';
import { planDrawnBytes, writeAscii } from './drawn-bytes.ts';
import { decimalType, mayHaveCharacter, type ScaledRange, scaledRank } from './scaled-range.ts';

/** Whole multiples of 10^-scale from `min` to `max`, each as likely, beyond what 64 bits hold. They cannot be unique. */
export interface WideDecimalRecipe extends Recipe, ScaledRange {
  readonly kind: 'wideDecimal';
}

/** Makes the recipe of decimals of up to 38 digits; those of `integer` are faster up to 18. */
export function wideDecimal(range: ScaledRange): WideDecimalRecipe {
  return { kind: 'wideDecimal', ...range };
}

export const wideDecimalPrimitive: Primitive<WideDecimalRecipe> = definePrimitive<WideDecimalRecipe>({
  kind: 'wideDecimal',
  type: decimalType,
  foldedForm: (recipe) => recipe,
  capacity: ({ min, max }) => max - min + 1n,
  rank: scaledRank,
  domain: (recipe, scope) => rankDomain(recipe, scope, rangeWords(recipe)),
  mayContain: mayHaveCharacter,
  plan: planWideDecimal,
  explain: (recipe) => `${rangeWords(recipe)}, each as likely`,
});

function rangeWords({ min, max, scale }: ScaledRange): string {
  return `a number from ${formatDecimal({ digits: min, scale })} to ${formatDecimal({ digits: max, scale })}`;
}

function planWideDecimal({ min, max, scale }: WideDecimalRecipe, at: Planner): BytesVector {
  const span = max - min + 1n;
  const bits = span.toString(2).length;
  const maxBytes = Math.max(...[min, max].map((end) => formatDecimal({ digits: end, scale }).length), scale + 3);
  const texts = planDrawnBytes(at, maxBytes, (random, bytes, end) =>
    writeAscii(formatDecimal({ digits: min + numberBelow(span, bits, random), scale }), bytes, end),
  );
  return { ...texts, isNumber: true };
}

const DRAWN_BITS = 24;

/** A whole number in [0, span), each as likely: as many bits as the span has, drawn again where they are beyond it. */
function numberBelow(span: bigint, bits: number, random: CellRandom): bigint {
  for (;;) {
    let number = 0n;
    for (let left = bits; left > 0; left -= DRAWN_BITS) {
      const drawn = Math.min(DRAWN_BITS, left);
      number = (number << BigInt(drawn)) | BigInt(random.below(2 ** drawn));
    }
    if (number < span) return number;
  }
}
