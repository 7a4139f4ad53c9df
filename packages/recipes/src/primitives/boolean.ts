import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** True with a probability of 0 to 1. */
export interface BooleanRecipe extends Recipe {
  readonly kind: 'boolean';
  readonly probability: number;
}

/** Makes the recipe of a truth value. */
export function boolean(probability: number): BooleanRecipe {
  return { kind: 'boolean', probability };
}

export const booleanPrimitive: Primitive<BooleanRecipe> = definePrimitive<BooleanRecipe>({
  kind: 'boolean',
  type: () => ({ kind: 'boolean' }),
  // Values are written in one case, without accents.
  foldedForm: (recipe) => recipe,
  capacity: ({ probability }) => (probability > 0 && probability < 1 ? 2n : 1n),
  injective: () => true,
  rank({ probability }, text) {
    if (text !== 'true' && text !== 'false') return undefined;
    if (probability > 0 && probability < 1) return text === 'true' ? 1n : 0n;
    return (text === 'true') === probability > 0 ? 0n : undefined;
  },
  plan({ probability }, at) {
    const values = at.arena.uint8();
    if (probability <= 0 || probability >= 1) {
      at.step((n) => {
        values.fill(probability > 0 ? 1 : 0, 0, n);
      });
      return { kind: 'bool', values };
    }
    const codes = at.source.pick([1 - probability, probability]);
    at.step((n) => {
      for (let i = 0; i < n; i++) values[i] = codes[i];
    });
    return { kind: 'bool', values };
  },
  explain: ({ probability }) => `true in ${Number((probability * 100).toPrecision(6))} % of rows`,
});
