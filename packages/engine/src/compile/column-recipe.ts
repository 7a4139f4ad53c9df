import { CodedError } from '@populace/core';
import { constant, type LocaleScope, type Recipe, type RecipeScope, type TableUse } from '@populace/recipes';
import type { ColumnModel, SchemaModel, TableModel } from '@populace/schema';
import type { RecipeWriting } from '../model/feature.ts';
import type { WriteUse } from '../model/generator-use.ts';
import type { LocaleTables } from '../model/locale-tables.ts';
import { features } from './features.ts';

/** Where the recipe of a column is written. */
export interface ColumnWriting {
  readonly table: TableModel;
  readonly model: SchemaModel;
  readonly write: WriteUse;
}

/** Writes the recipe of a column in a locale; says whether it asked for anything of the locale. */
export function columnRecipe(
  column: ColumnModel,
  locale: LocaleTables,
  { table, model, write }: ColumnWriting,
): { readonly recipe: Recipe; readonly asked: boolean } {
  let asked = false;
  const noteLocale = (): void => {
    asked = true;
  };
  const recipe = writeColumn({
    column,
    table,
    model,
    noteLocale,
    write: (use) => write(use, recipeScope(use.asked, { model, locale, noteLocale })),
  });
  return { recipe, asked };
}

function writeColumn(at: RecipeWriting): Recipe {
  const { name, source, type } = at.column;
  if (source.kind === 'given') return constant(null, type ?? { kind: 'string' });
  if (source.kind === 'generator') return at.write({ source, name, branch: undefined, asked: type });
  for (const { compile } of features) {
    const recipe = compile?.write?.(at);
    if (recipe !== undefined) return recipe;
  }
  throw new CodedError('internal', `No feature writes the recipe of ${name}, which is ${source.kind}.`);
}

/** What a generator may know; asking for the locale, or for a table of it, is noted. */
function recipeScope(
  type: ColumnModel['type'],
  { model, locale, noteLocale }: Pick<RecipeWriting, 'model' | 'noteLocale'> & { readonly locale: LocaleTables },
): RecipeScope {
  return {
    now: model.now,
    type,
    get locale(): LocaleScope {
      noteLocale();
      return locale.scope;
    },
    table(name, ofTable) {
      noteLocale();
      return tableUse(name, ofTable);
    },
  };
}

/** A list of texts, as recipes name it. */
export function tableUse(table: string, column: string | undefined): TableUse {
  return column === undefined ? { table } : { table, column };
}
