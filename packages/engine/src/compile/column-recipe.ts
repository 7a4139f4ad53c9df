import { tablesOfFormula } from '@populace/formulas';
import { constant, type LocaleScope, type Recipe, type RecipeScope, type TableUse } from '@populace/recipes';
import type { ColumnModel, FormulaSource, GeneratorSource, SchemaModel, TableModel } from '@populace/schema';
import { nameOfBranch, nameOfWhen } from '../formulas/asked-formula.ts';
import type { CaseRecipe, FormulaRecipe, RecipeBranch } from '../model/formula-recipe.ts';
import type { LocaleTables } from '../model/locale-tables.ts';
import { nestedRecipe } from '../nested/write-recipe.ts';
import type { PolymorphicRecipe } from '../relations/polymorphic.ts';
import { referenceRecipe } from './reference-recipe.ts';

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
  const { source } = column;
  if (source.kind === 'reference') {
    return { recipe: referenceRecipe(column.name, source, table, model), asked: false };
  }
  if (source.kind === 'polymorphic') {
    const recipe: PolymorphicRecipe = { kind: 'polymorphic', part: source.part, key: source.key };
    return { recipe, asked: false };
  }
  if (source.kind === 'given') return { recipe: constant(null, column.type ?? { kind: 'string' }), asked: false };
  let asked = false;
  const scopeOf = (type: ColumnModel['type']): RecipeScope => ({
    now: model.now,
    type,
    get locale(): LocaleScope {
      asked = true;
      return locale.scope;
    },
    table(name, ofTable) {
      asked = true;
      return tableUse(name, ofTable);
    },
  });
  const writeUse = (one: GeneratorSource, { name, type, branch }: NamedUse): Recipe =>
    write({ source: one, name, branch, asked: type }, scopeOf(type));
  if (source.kind === 'array' || source.kind === 'object') {
    const recipe = nestedRecipe(source, column.name, writeUse);
    return { recipe, asked };
  }
  const name = `${table.name}.${column.name}`;
  const writeSource = (one: GeneratorSource | FormulaSource, of: string, branch?: number): Recipe => {
    if (one.kind === 'generator') return writeUse(one, { name: column.name, type: column.type, branch });
    asked ||= tablesOfFormula(one.formula).length > 0;
    const recipe: FormulaRecipe = {
      kind: 'formula',
      formula: one.formula,
      table: table.name,
      name: of,
      asked: column.type,
    };
    return recipe;
  };
  if (source.kind !== 'case') return { recipe: writeSource(source, name), asked };
  const branches = source.branches.map(({ when, source: made }, place): RecipeBranch => {
    asked ||= when !== undefined && tablesOfFormula(when.formula).length > 0;
    const condition = when && { formula: when.formula, table: table.name, name: nameOfWhen(name, place) };
    const recipe = made === null ? undefined : writeSource(made, nameOfBranch(name, place), place);
    return { when: condition, recipe };
  });
  const recipe: CaseRecipe = { kind: 'case', name, branches, asked: column.type };
  return { recipe, asked };
}

interface NamedUse {
  readonly name: string;
  readonly type: ColumnModel['type'];
  readonly branch?: number | undefined;
}

/** A list of texts, as recipes name it. */
export function tableUse(table: string, column: string | undefined): TableUse {
  return column === undefined ? { table } : { table, column };
}
