import { type Distribution, distributionName } from '../distributions/distribution.ts';
import { createSampler } from '../distributions/sampler.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** Doubles from `min` to `max` by a distribution. */
export interface FloatRecipe extends Recipe {
  readonly kind: 'float';
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly distribution: Distribution;
}

/** Makes the recipe of floating-point numbers. */
export function float(min: number | undefined, max: number | undefined, distribution: Distribution): FloatRecipe {
  return { kind: 'float', min, max, distribution };
}

export const floatPrimitive: Primitive<FloatRecipe> = definePrimitive<FloatRecipe>({
  kind: 'float',
  type: () => ({ kind: 'float64' }),
  capacity: () => 'unbounded',
  domain({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }) {
    const words = `a number from ${min} to ${max}`;
    return { words, has: (text) => Number(text) >= min && Number(text) <= max };
  },
  plan({ min, max, distribution }, at) {
    const range = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), step: undefined };
    const sample = createSampler(distribution, range);
    const [a, b] = at.source.words();
    const values = at.arena.float64();
    at.step((n) => {
      for (let i = 0; i < n; i++) values[i] = sample(a[i], b[i]);
    });
    return { kind: 'float64', values };
  },
  explain: ({ distribution }) => `a floating-point number by the ${distributionName(distribution)} distribution`,
});
