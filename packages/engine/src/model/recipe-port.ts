import type { Primitive, Recipe } from '@populace/recipes';
import type { LocaleTables } from './locale-tables.ts';

/** What recipes are understood by, and what fields of a row's subjects are made of. */
export interface RecipePort {
  readonly primitives: ReadonlyMap<string, Primitive>;
  fieldRecipe(locale: LocaleTables, subject: string, field: string): Recipe;
}
