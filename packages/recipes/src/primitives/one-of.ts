import type { Vector } from '@populace/core';
import { eitherDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';
import { sourcePart } from '../recipe/source-part.ts';

/** A recipe and how often it is taken, relative to the others. */
export interface WeightedRecipe {
  readonly recipe: Recipe;
  readonly weight: number;
}

/** The text of one of several recipes, by weight. */
export interface OneOfRecipe extends Recipe {
  readonly kind: 'oneOf';
  readonly options: readonly WeightedRecipe[];
}

/** Makes the recipe of one of several recipes' texts; a single one stays as it is. */
export function oneOf(options: readonly WeightedRecipe[]): Recipe {
  const [only] = options;
  if (options.length === 1 && only !== undefined) return only.recipe;
  const recipe: OneOfRecipe = { kind: 'oneOf', options };
  return recipe;
}

export const oneOfPrimitive: Primitive<OneOfRecipe> = definePrimitive<OneOfRecipe>({
  kind: 'oneOf',
  type: () => ({ kind: 'string' }),
  parts: ({ options }) => options.map(({ recipe }) => recipe),
  // Two recipes may make the same text, so only one's count is sure.
  capacity: ({ options }, scope) => {
    const counts = options.map(({ recipe }) => scope.capacity(recipe));
    return counts.reduce((most, count) =>
      typeof most === 'bigint' && typeof count === 'bigint' && count < most ? most : count,
    );
  },
  domain: ({ options }, scope) => eitherDomain(options.map(({ recipe }) => scope.domain(recipe))),
  plan: planOneOf,
  explain: ({ options }, scope) => `one of: ${options.map(({ recipe }) => scope.explain(recipe)).join(' | ')}`,
  outline: ({ options }) => `one of ${options.length} ways of making it, by weight`,
});

/** Options are planned for all rows, but for those whose loops ask who takes them; whoever reads the vector takes the chosen one. */
function planOneOf({ options }: OneOfRecipe, at: Planner): Vector {
  const { choice, sources } = at.source.choose(
    options.map(({ recipe, weight }, place) => Object.assign(sourcePart(`${place}`, recipe, at.scope), { weight })),
  );
  return {
    kind: 'mixed',
    choice,
    options: options.map(({ recipe }, option) => ({
      vector: at.part(recipe, sources[option] ?? at.source, { choice, option }),
    })),
  };
}
