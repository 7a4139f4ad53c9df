import { CodedError } from '@populace/core';
import type { Primitive, Recipe, Scope, ShownColumn, Use } from '@populace/recipes';
import type { LocaleTables } from './locale-tables.ts';

/** What a scope looks things up in. */
export interface ScopeParts {
  readonly primitives: ReadonlyMap<string, Primitive>;
  readonly locale: LocaleTables;
  readonly fieldRecipe: (locale: LocaleTables, subject: string, field: string) => Recipe;
  readonly columnRecipe: (name: string) => Recipe;
  readonly shownColumn: (name: string) => ShownColumn;
  /** The scopes of all locales that the column has rows in; asked for late, as they know one another. */
  readonly locales: () => readonly Scope[];
}

/** Creates what primitives ask about the recipes that they are made of, in a locale. */
export function createScope(parts: ScopeParts): Scope {
  const { primitives, locale } = parts;
  const of = (recipe: Recipe): Primitive => primitiveOf(primitives, recipe);
  const scope: Scope = {
    type: (recipe) => of(recipe).type(recipe, scope),
    bounds: (recipe, rowCount) => of(recipe).bounds(recipe, rowCount, scope),
    literals: (recipe) => of(recipe).literals(recipe),
    capacity: (recipe) => of(recipe).capacity(recipe, scope),
    injective: (recipe) => of(recipe).injective(recipe, scope),
    obstacle: (recipe) => of(recipe).obstacle(recipe, scope),
    uniqueByRow: (recipe) => of(recipe).uniqueByRow(recipe, scope),
    uniqueForm: (recipe) => of(recipe).uniqueForm(recipe, scope),
    foldedForm: (recipe, folding) => of(recipe).foldedForm(recipe, folding, scope),
    rank: (recipe, text) => of(recipe).rank(recipe, text, scope),
    domain: (recipe) => of(recipe).domain(recipe, scope),
    width: (recipe) => of(recipe).width(recipe, scope),
    mayContain: (recipe, character) => of(recipe).mayContain(recipe, character, scope),
    explain: (recipe) => of(recipe).explain(recipe, scope),
    table: (use) => locale.dictionary(use),
    pack: (table) => locale.pack(table),
    field: (subject, field) => parts.fieldRecipe(locale, subject, field),
    column: parts.columnRecipe,
    shown: parts.shownColumn,
    get locales() {
      return parts.locales();
    },
  };
  return scope;
}

/** The primitive that understands a recipe. */
export function primitiveOf(primitives: ReadonlyMap<string, Primitive>, recipe: Recipe): Primitive {
  const primitive = primitives.get(recipe.kind);
  if (primitive === undefined) throw new CodedError('internal', `No primitive understands the recipe ${recipe.kind}.`);
  return primitive;
}

/** What a recipe and all its parts look at. */
export function usesOf(primitives: ReadonlyMap<string, Primitive>, recipe: Recipe): readonly Use[] {
  const primitive = primitiveOf(primitives, recipe);
  return [...primitive.uses(recipe), ...primitive.parts(recipe).flatMap((part) => usesOf(primitives, part))];
}
