import { createDictionary, type Dictionary } from '../batch/dictionary.ts';
import { CodedError } from '../problems/coded-error.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe, Scope, TableUse } from '../recipe/recipe.ts';
import type { LogicalType } from '../types/logical-type.ts';

/** What another recipe's code means in a shorter list: the sex of a context of names. */
export interface RecodeRecipe extends Recipe {
  readonly kind: 'recode';
  readonly code: Recipe;
  /** By code of the other recipe, the place in the list. */
  readonly to: readonly number[];
  readonly in: TableUse | readonly string[];
  readonly type: LogicalType;
}

/** Makes the recipe of the entry of a list that each code of another recipe stands for. */
export function recode(
  code: Recipe,
  to: readonly number[],
  list: TableUse | readonly string[],
  type: LogicalType = { kind: 'string' },
): RecodeRecipe {
  return { kind: 'recode', code, to, in: list, type };
}

export const recodePrimitive: Primitive<RecodeRecipe> = definePrimitive<RecodeRecipe>({
  kind: 'recode',
  type: ({ type }) => type,
  parts: ({ code }) => [code],
  tables: (recipe) => (Array.isArray(recipe.in) ? [] : [recipe.in as TableUse]),
  literals: (recipe) => (Array.isArray(recipe.in) ? recipe.in : []),
  capacity(recipe, scope) {
    const list = listOf(recipe, scope);
    return BigInt(new Set(recipe.to.map((place) => list.text(place))).size);
  },
  plan(recipe, at) {
    const coded = at.part(recipe.code, at.source);
    if (coded.kind !== 'codes') throw new CodedError('internal', 'Only codes can be recoded.');
    const { codes } = coded;
    const to = Int32Array.from(recipe.to);
    const recoded = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) recoded[i] = to[codes[i]];
    });
    return { kind: 'codes', codes: recoded, dictionary: listOf(recipe, at.scope) };
  },
  explain: (recipe, scope) => `what ${scope.explain(recipe.code)} means`,
});

function listOf(recipe: RecodeRecipe, scope: Scope): Dictionary {
  return Array.isArray(recipe.in) ? createDictionary(recipe.in) : scope.table(recipe.in as TableUse);
}
