import { civilFromDays } from '@populace/calendar';
import { CodedError } from '@populace/core';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';
import { dictionaryOf, isTable, type TextList, tablesOf } from '../recipe/text-list.ts';

/** The entry of a list for the span of the year that a date lies in: the sign of the zodiac of a birth date. */
export interface DaySpanRecipe extends Recipe {
  readonly kind: 'daySpan';
  /** A recipe of dates. */
  readonly of: Recipe;
  /** The day with which each entry begins, as month × 100 + day; days before the first belong to the last. In rising order. */
  readonly begins: readonly number[];
  /** As long as `begins`. */
  readonly in: TextList;
}

/** Makes the recipe of the entry for a date's span of the year. */
export function daySpan(of: Recipe, begins: readonly number[], list: TextList): DaySpanRecipe {
  return { kind: 'daySpan', of, begins, in: list };
}

export const daySpanPrimitive: Primitive<DaySpanRecipe> = definePrimitive<DaySpanRecipe>({
  kind: 'daySpan',
  type: () => ({ kind: 'string' }),
  parts: ({ of }) => [of],
  tables: (recipe) => tablesOf(recipe.in),
  literals: (recipe) => (isTable(recipe.in) ? [] : recipe.in),
  capacity: (recipe, scope) => BigInt(dictionaryOf(recipe.in, scope).distinct),
  plan(recipe, at) {
    const vector = at.part(recipe.of, at.source);
    if (vector.kind !== 'date') throw new CodedError('internal', 'A span of the year needs a date.');
    const dictionary = dictionaryOf(recipe.in, at.scope);
    if (dictionary.size !== recipe.begins.length)
      throw new CodedError('internal', 'A span of the year needs an entry for each beginning.');
    const begins = Int32Array.from(recipe.begins);
    const { days } = vector;
    const codes = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) {
        const { month, day } = civilFromDays(days[i]);
        const asked = month * 100 + day;
        let code = begins.length - 1;
        while (code >= 0 && begins[code] > asked) code--;
        codes[i] = code < 0 ? begins.length - 1 : code;
      }
    });
    return { kind: 'codes', codes, dictionary };
  },
  explain: ({ of }, scope) => `the span of the year of ${scope.explain(of)}`,
  outline: () => 'the span of the year that a date lies in',
});
