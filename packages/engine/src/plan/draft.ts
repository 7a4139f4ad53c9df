import type { Recipe } from '@populace/core';
import type { LocaleTables } from './locale-tables.ts';
import type { LocaleMix } from './mix.ts';
import type { Registry } from './registry.ts';
import type { World } from './world.ts';

/** A column's recipe in a locale. */
export interface DraftVariant {
  readonly locale: LocaleTables;
  readonly recipe: Recipe;
}

/** A column before anything is known of its types: one recipe, or one for each locale of its rows. */
export interface DraftColumn {
  readonly mix: LocaleMix;
  readonly variants: readonly [DraftVariant, ...DraftVariant[]];
  /** Whether the locale of a row has a say in its value. */
  readonly isLocal: boolean;
}

/** Recipes before anything is known of their types. */
export interface Draft {
  readonly registry: Registry;
  /** By table and column; columns with a problem of their own are not there. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, DraftColumn>>;
  readonly link: { world: World | undefined };
  fieldRecipe(locale: LocaleTables, subject: string, field: string): Recipe;
}
