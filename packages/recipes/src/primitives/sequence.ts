import { addWide, multiplyWide, wordsOf } from '@populace/core';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** `start + row * step`: different in each row by nature. */
export interface SequenceRecipe extends Recipe {
  readonly kind: 'sequence';
  readonly start: bigint;
  readonly step: bigint;
}

/** Makes the recipe of numbers that go up (or down) with the row. */
export function sequence(start: bigint, step: bigint): SequenceRecipe {
  return { kind: 'sequence', start, step };
}

export const sequencePrimitive: Primitive<SequenceRecipe> = definePrimitive<SequenceRecipe>({
  kind: 'sequence',
  type: () => ({ kind: 'int64' }),
  bounds({ start, step }, rowCount) {
    const last = start + step * BigInt(Math.max(0, rowCount - 1));
    return start < last ? { min: start, max: last } : { min: last, max: start };
  },
  // Values are written in one case, without accents.
  foldedForm: (recipe) => recipe,
  capacity: () => 'unbounded',
  uniqueByRow: () => true,
  rank: rowOfNumber,
  rowFinder: (recipe) => (text) => {
    const row = rowOfNumber(recipe, text);
    return row === undefined || row >= 2n ** 53n ? undefined : Number(row);
  },
  mayContain: (_, character) => /^[-0-9]$/.test(character),
  plan({ start, step }, at) {
    const { rows } = at;
    const hi = at.arena.int32();
    const lo = at.arena.int32();
    const from = wordsOf(start);
    const by = wordsOf(step);
    at.step((n) => {
      hi.set(rows.hi.subarray(0, n));
      lo.set(rows.lo.subarray(0, n));
      if (step !== 1n) multiplyWide(n, hi, lo, by.hi, by.lo);
      addWide(n, hi, lo, from.hi, from.lo);
    });
    return { kind: 'wide', hi, lo, scale: 0 };
  },
  explain: ({ start, step }) => `${start} plus ${step} times the row's number`,
});

function rowOfNumber({ start, step }: SequenceRecipe, text: string): bigint | undefined {
  if (!/^(0|-?[1-9]\d{0,18})$/.test(text)) return undefined;
  const past = BigInt(text) - start;
  return past % step === 0n && past / step >= 0n ? past / step : undefined;
}
