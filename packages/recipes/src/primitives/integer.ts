import { addWide, formatDecimal, type LogicalType, splitDouble, type Vector, wordsOf } from '@populace/core';
import { type Distribution, distributionName, type Sampler } from '../distributions/distribution.ts';
import { createSampler } from '../distributions/sampler.ts';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';
import { decimalType, mayHaveCharacter, scaledRank } from './scaled-range.ts';

/** Whole multiples of 10^-scale from `min` to `max` (both multiples too, within 64 bits), each as likely or by a distribution. */
export interface IntegerRecipe extends Recipe {
  readonly kind: 'integer';
  readonly min: bigint;
  readonly max: bigint;
  readonly scale: number;
  readonly distribution: Distribution | undefined;
}

/** Makes the recipe of whole numbers from `min` to `max`; with a `scale`, of decimals with so many digits after the point. */
export function integer(
  min: bigint,
  max: bigint,
  more: { scale?: number | undefined; distribution?: Distribution | undefined } = {},
): IntegerRecipe {
  const { scale = 0, distribution } = more;
  const uniform = distribution === undefined || distributionName(distribution) === 'uniform';
  return { kind: 'integer', min, max, scale, distribution: uniform ? undefined : distribution };
}

export const integerPrimitive: Primitive<IntegerRecipe> = definePrimitive<IntegerRecipe>({
  kind: 'integer',
  type: typeOf,
  bounds: ({ min, max, scale }) => (scale === 0 ? { min, max } : undefined),
  // Values are written in one case, without accents.
  foldedForm: (recipe) => recipe,
  capacity: ({ min, max }) => max - min + 1n,
  injective: ({ distribution }) => distribution === undefined,
  rank: scaledRank,
  domain: (recipe, scope) => rankDomain(recipe, scope, rangeWords(recipe)),
  mayContain: mayHaveCharacter,
  plan(recipe, at) {
    if (recipe.distribution !== undefined) return planSampled(recipe, recipe.distribution, at);
    return fitsInt32(recipe) && recipe.max - recipe.min < 2n ** 31n ? planNarrow(recipe, at) : planWide(recipe, at);
  },
  explain(recipe) {
    const { distribution } = recipe;
    const spread =
      distribution === undefined ? 'each as likely' : `by the ${distributionName(distribution)} distribution`;
    return `${rangeWords(recipe)}, ${spread}`;
  },
});

function rangeWords({ min, max, scale }: IntegerRecipe): string {
  return `a number from ${formatDecimal({ digits: min, scale })} to ${formatDecimal({ digits: max, scale })}`;
}

function typeOf(range: IntegerRecipe): LogicalType {
  return range.scale === 0 ? { kind: 'int64' } : decimalType(range);
}

function fitsInt32({ min, max }: IntegerRecipe): boolean {
  return min >= -(2n ** 31n) && max < 2n ** 31n;
}

function planNarrow(recipe: IntegerRecipe, at: Planner): Vector {
  const min = Number(recipe.min);
  const offsets = at.source.below(Number(recipe.max - recipe.min) + 1);
  const values = at.arena.int32();
  at.step((n) => {
    for (let i = 0; i < n; i++) values[i] = min + offsets[i];
  });
  return narrowVector(recipe, values);
}

function narrowVector({ min, max, scale }: IntegerRecipe, values: Int32Array): Vector {
  const range = { values, min: Number(min), max: Number(max) };
  return scale === 0 ? { kind: 'int32', ...range } : { kind: 'decimal', scale, ...range };
}

function planWide({ min, max, scale }: IntegerRecipe, at: Planner): Vector {
  const offsets = at.source.wide(max - min + 1n);
  const hi = at.arena.int32();
  const lo = at.arena.int32();
  const from = wordsOf(min);
  at.step((n) => {
    hi.set(offsets.hi.subarray(0, n));
    lo.set(offsets.lo.subarray(0, n));
    addWide(n, hi, lo, from.hi, from.lo);
  });
  return { kind: 'wide', hi, lo, scale };
}

const samplers = new WeakMap<IntegerRecipe, Sampler>();

/** The sampler of a recipe, made once for the plans that measure and that run. */
function samplerOf(recipe: IntegerRecipe, distribution: Distribution): Sampler {
  const { min, max, scale } = recipe;
  const unit = Number(`1e${scale}`);
  // A power by `**` may differ between engines in its last bit; a literal may not.
  const range = { min: Number(min) / unit, max: Number(max) / unit, step: Number(`1e-${scale}`) };
  const made = samplers.get(recipe) ?? createSampler(distribution, range);
  samplers.set(recipe, made);
  return made;
}

function planSampled(recipe: IntegerRecipe, distribution: Distribution, at: Planner): Vector {
  const { scale } = recipe;
  const sample = samplerOf(recipe, distribution);
  const [a, b] = at.source.words();
  if (fitsInt32(recipe)) {
    const values = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) values[i] = sample(a[i], b[i]);
    });
    return narrowVector(recipe, values);
  }
  const hi = at.arena.int32();
  const lo = at.arena.int32();
  at.step((n) => {
    for (let i = 0; i < n; i++) splitDouble(sample(a[i], b[i]), hi, lo, i);
  });
  return { kind: 'wide', hi, lo, scale };
}
