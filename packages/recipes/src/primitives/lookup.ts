import { CodedError } from '@populace/core';
import { codesOf } from '../recipe/codes-of.ts';
import { listDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';
import { dictionaryOf, isTable, type TextList, tablesOf } from '../recipe/text-list.ts';

/** The entry of a list that stands at the code of another recipe: extension to content type, city to region. */
export interface LookupRecipe extends Recipe {
  readonly kind: 'lookup';
  /** A recipe whose values are codes: a pick, or a view of one. */
  readonly code: Recipe;
  readonly in: TextList;
}

/** Makes the recipe of the entry at another recipe's code; the list is as long as the other's. */
export function lookup(code: Recipe, list: TextList): LookupRecipe {
  return { kind: 'lookup', code, in: list };
}

export const lookupPrimitive: Primitive<LookupRecipe> = definePrimitive<LookupRecipe>({
  kind: 'lookup',
  type: () => ({ kind: 'string' }),
  parts: ({ code }) => [code],
  tables: (recipe) => tablesOf(recipe.in),
  capacity: (recipe, scope) => BigInt(dictionaryOf(recipe.in, scope).distinct),
  domain: (recipe, scope) => listDomain(dictionaryOf(recipe.in, scope)),
  plan(recipe, at) {
    const codes = codesOf(at.part(recipe.code, at.source), 'A look-up');
    const dictionary = dictionaryOf(recipe.in, at.scope);
    if (codes.dictionary.size !== dictionary.size) {
      throw new CodedError('internal', 'A look-up needs codes into a list of the same length.');
    }
    return { ...codes, dictionary };
  },
  explain(recipe, scope) {
    const { table, column = 'text' } = isTable(recipe.in) ? recipe.in : { table: 'a list' };
    return `${column} in ${table} for ${scope.explain(recipe.code)}`;
  },
  outline(recipe) {
    const { table, column = 'text' } = isTable(recipe.in) ? recipe.in : { table: 'a list' };
    return `looked up in ${table}, column ${column}`;
  },
});
