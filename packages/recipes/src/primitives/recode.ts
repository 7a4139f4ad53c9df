import { createDictionary, type LogicalType } from '@populace/core';
import { codesOf } from '../recipe/codes-of.ts';
import { listDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';
import { dictionaryOf, isTable, type TextList, tablesOf } from '../recipe/text-list.ts';

/** What another recipe's code means in a shorter list: the sex of a context of names. */
export interface RecodeRecipe extends Recipe {
  readonly kind: 'recode';
  readonly code: Recipe;
  /** By code of the other recipe, the place in the list. */
  readonly to: readonly number[];
  readonly in: TextList;
  readonly type: LogicalType;
}

/** Makes the recipe of the entry of a list that each code of another recipe stands for. */
export function recode(
  code: Recipe,
  to: readonly number[],
  list: TextList,
  type: LogicalType = { kind: 'string' },
): RecodeRecipe {
  return { kind: 'recode', code, to, in: list, type };
}

export const recodePrimitive: Primitive<RecodeRecipe> = definePrimitive<RecodeRecipe>({
  kind: 'recode',
  type: ({ type }) => type,
  parts: ({ code }) => [code],
  tables: (recipe) => tablesOf(recipe.in),
  literals: (recipe) => (isTable(recipe.in) ? [] : recipe.in),
  capacity(recipe, scope) {
    const list = dictionaryOf(recipe.in, scope);
    return BigInt(new Set(recipe.to.map((place) => list.text(place))).size);
  },
  domain(recipe, scope) {
    const list = dictionaryOf(recipe.in, scope);
    return listDomain(createDictionary([...new Set(recipe.to.map((index) => list.text(index)))]));
  },
  plan(recipe, at) {
    const { codes } = codesOf(at.part(recipe.code, at.source), 'A recoding');
    const to = Int32Array.from(recipe.to);
    const recoded = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) recoded[i] = to[codes[i]];
    });
    return { kind: 'codes', codes: recoded, dictionary: dictionaryOf(recipe.in, at.scope) };
  },
  explain: (recipe, scope) => `what ${scope.explain(recipe.code)} means`,
  outline: () => 'what another value means',
});
