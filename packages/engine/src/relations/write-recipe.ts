import type { Recipe } from '@populace/recipes';
import type { RecipeWriting } from '../model/feature.ts';
import type { PolymorphicRecipe } from './polymorphic.ts';
import { referenceRecipe } from './reference-recipe.ts';

/** Writes the recipe of a reference, to a table or to one of several. */
export function writeReference({ column: { name, source }, table, model }: RecipeWriting): Recipe | undefined {
  if (source.kind === 'reference') return referenceRecipe(name, source, table, model);
  if (source.kind !== 'polymorphic') return undefined;
  const recipe: PolymorphicRecipe = { kind: 'polymorphic', part: source.part, key: source.key };
  return recipe;
}
