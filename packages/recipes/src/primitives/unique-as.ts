import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** Values that agree with the row, and have a looser form with more room for columns whose values are unique. */
export interface UniqueAsRecipe extends Recipe {
  readonly kind: 'uniqueAs';
  readonly usual: Recipe;
  readonly unique: Recipe;
}

/**
 * Makes the recipe of values of `usual`; where they are to be unique, of `unique`. Both are of one type, and all that `usual` makes could be
 * made by `unique` as well.
 */
export function uniqueAs(usual: Recipe, unique: Recipe): UniqueAsRecipe {
  return { kind: 'uniqueAs', usual, unique };
}

export const uniqueAsPrimitive: Primitive<UniqueAsRecipe> = definePrimitive<UniqueAsRecipe>({
  kind: 'uniqueAs',
  type: ({ usual }, scope) => scope.type(usual),
  parts: ({ usual, unique }) => [usual, unique],
  capacity: ({ unique }, scope) => scope.capacity(unique),
  injective: ({ unique }, scope) => scope.injective(unique),
  obstacle: ({ unique }, scope) => scope.obstacle(unique),
  rank: ({ unique }, text, scope) => scope.rank(unique, text),
  width: ({ usual, unique }, scope) => {
    const width = scope.width(unique);
    return scope.width(usual) === width ? width : undefined;
  },
  // A source of ranks is what a unique column has.
  plan: ({ usual, unique }, at) => at.part(at.source.kind === 'rank' ? unique : usual, at.source),
  explain: ({ usual }, scope) => scope.explain(usual),
});
