import type { Recipe, RecipeScope } from '@populace/recipes';
import type { ColumnModel, GeneratorSource } from '@populace/schema';

/** A generator where a column names it: as its source, in a branch, or within a list or structure. */
export interface GeneratorUse {
  readonly source: GeneratorSource;
  /** What messages call the value: the column, or the member within it. */
  readonly name: string;
  /** The index of the branch, in a column of cases. */
  readonly branch: number | undefined;
  /** The type asked for. */
  readonly asked: ColumnModel['type'];
}

/** Writes the recipe of a generator in a locale. */
export type WriteUse = (use: GeneratorUse, scope: RecipeScope) => Recipe;
