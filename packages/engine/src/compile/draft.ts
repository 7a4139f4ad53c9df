import type { Recipe } from '@populace/recipes';
import type { GeneratorSource } from '@populace/schema';
import type { LocaleMix, LocaleTables } from '../model/locale-tables.ts';
import type { Registry } from '../model/registry.ts';
import type { World } from '../model/world.ts';

/** A column's recipe in a locale. */
export interface DraftVariant {
  readonly locale: LocaleTables;
  readonly recipe: Recipe;
}

/** A generator of a column, in the locales that can generate it. */
export interface DraftUse {
  readonly source: GeneratorSource;
  /** What messages call the value: the column, or the member within it. */
  readonly name: string;
  readonly variants: readonly DraftVariant[];
}

/** A column before anything is known of its types: one recipe, or one for each locale of its rows. */
export interface DraftColumn {
  readonly mix: LocaleMix;
  readonly variants: readonly [DraftVariant, ...DraftVariant[]];
  /** Whether the locale of a row has a say in its value. */
  readonly isLocal: boolean;
  /** The generators that it names; none in references and formulas. */
  readonly uses: readonly DraftUse[];
  /** Those of them that some locale of its rows cannot generate. */
  readonly lacking: ReadonlySet<GeneratorSource>;
}

/** Recipes before anything is known of their types. */
export interface Draft {
  readonly registry: Registry;
  /** By table and column; columns with a problem of their own are not there. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, DraftColumn>>;
  readonly link: { world: World | undefined };
  fieldRecipe(locale: LocaleTables, subject: string, field: string): Recipe;
}
