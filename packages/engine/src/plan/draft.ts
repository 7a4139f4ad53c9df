import type { Dictionary, Recipe } from '@populace/core';
import type { Registry } from './registry.ts';
import type { World } from './world.ts';

/** Recipes before anything is known of their types. */
export interface Draft {
  readonly registry: Registry;
  readonly dictionaries: Map<string, Dictionary>;
  readonly recipes: ReadonlyMap<string, ReadonlyMap<string, Recipe>>;
  readonly link: { world: World | undefined };
  fieldRecipe(subject: string, field: string): Recipe;
}
