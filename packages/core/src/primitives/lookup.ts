import { createDictionary, type Dictionary } from '../batch/dictionary.ts';
import { CodedError } from '../problems/coded-error.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe, Scope, TableUse } from '../recipe/recipe.ts';

/** The entry of a list that stands at the code of another recipe: extension to content type, city to region. */
export interface LookupRecipe extends Recipe {
  readonly kind: 'lookup';
  /** A recipe whose values are codes: a pick, or a view of one. */
  readonly code: Recipe;
  readonly in: TableUse | readonly string[];
}

/** Makes the recipe of the entry at another recipe's code; the list is as long as the other's. */
export function lookup(code: Recipe, list: TableUse | readonly string[]): LookupRecipe {
  return { kind: 'lookup', code, in: list };
}

export const lookupPrimitive: Primitive<LookupRecipe> = definePrimitive<LookupRecipe>({
  kind: 'lookup',
  type: () => ({ kind: 'string' }),
  parts: ({ code }) => [code],
  tables: (recipe) => (Array.isArray(recipe.in) ? [] : [recipe.in as TableUse]),
  capacity: (recipe, scope) => BigInt(listOf(recipe, scope).distinct),
  plan(recipe, at) {
    const codes = at.part(recipe.code, at.source);
    const dictionary = listOf(recipe, at.scope);
    if (codes.kind !== 'codes' || codes.dictionary.size !== dictionary.size) {
      throw new CodedError('internal', 'A look-up needs codes into a list of the same length.');
    }
    return { ...codes, dictionary };
  },
  explain(recipe, scope) {
    const { table = 'a list', column = 'text' } = Array.isArray(recipe.in) ? {} : (recipe.in as TableUse);
    return `${column} in ${table} for ${scope.explain(recipe.code)}`;
  },
});

const inline = new WeakMap<object, Dictionary>();

function listOf(recipe: LookupRecipe, scope: Scope): Dictionary {
  if (!Array.isArray(recipe.in)) return scope.table(recipe.in as TableUse);
  const made = inline.get(recipe.in) ?? createDictionary(recipe.in);
  inline.set(recipe.in, made);
  return made;
}
