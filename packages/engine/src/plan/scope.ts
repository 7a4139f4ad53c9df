import { CodedError, type Dictionary, type Primitive, type Recipe, type Scope, type TableUse } from '@populace/core';

/** What a scope looks things up in. */
export interface ScopeParts {
  readonly primitives: ReadonlyMap<string, Primitive>;
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
  readonly fieldRecipe: (subject: string, field: string) => Recipe;
  readonly columnRecipe: (name: string) => Recipe;
}

/** Creates what primitives ask about the recipes that they are made of. */
export function createScope(parts: ScopeParts): Scope {
  const of = (recipe: Recipe): Primitive => primitiveOf(parts.primitives, recipe);
  const scope: Scope = {
    type: (recipe) => of(recipe).type(recipe, scope),
    bounds: (recipe, rowCount) => of(recipe).bounds(recipe, rowCount, scope),
    literals: (recipe) => of(recipe).literals(recipe),
    capacity: (recipe) => of(recipe).capacity(recipe, scope),
    injective: (recipe) => of(recipe).injective(recipe, scope),
    uniqueByRow: (recipe) => of(recipe).uniqueByRow(recipe, scope),
    rank: (recipe, text) => of(recipe).rank(recipe, text, scope),
    width: (recipe) => of(recipe).width(recipe, scope),
    mayContain: (recipe, character) => of(recipe).mayContain(recipe, character, scope),
    explain: (recipe) => of(recipe).explain(recipe, scope),
    table: (use) => loadedTable(parts.dictionaries, use),
    field: parts.fieldRecipe,
    column: parts.columnRecipe,
  };
  return scope;
}

/** The primitive that understands a recipe. */
export function primitiveOf(primitives: ReadonlyMap<string, Primitive>, recipe: Recipe): Primitive {
  const primitive = primitives.get(recipe.kind);
  if (primitive === undefined) throw new CodedError('internal', `No primitive understands the recipe ${recipe.kind}.`);
  return primitive;
}

function loadedTable(dictionaries: ReadonlyMap<string, Dictionary>, { table }: TableUse): Dictionary {
  const dictionary = dictionaries.get(table);
  if (dictionary === undefined) throw new CodedError('internal', `The word list ${table} was not loaded.`);
  return dictionary;
}
