import { civilFromDays, type Moment } from '@populace/calendar';
import { CodedError } from '@populace/core';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** Whole years from a date to the day of a moment: the age of somebody born then. Who was born on 29 February is a year older on 1 March. */
export interface AgeRecipe extends Recipe {
  readonly kind: 'age';
  /** A recipe of dates. */
  readonly of: Recipe;
  /** The days since 1970-01-01 of the day on which people are so old. */
  readonly day: number;
}

/** Makes the recipe of the age at `now` of somebody born on a date; dates after `now` give ages below 0. */
export function ageAt(of: Recipe, now: Moment): AgeRecipe {
  return { kind: 'age', of, day: now.days };
}

export const agePrimitive: Primitive<AgeRecipe> = definePrimitive<AgeRecipe>({
  kind: 'age',
  type: () => ({ kind: 'int64' }),
  parts: ({ of }) => [of],
  capacity: () => 'unknown',
  mayContain: (_recipe, character) => character === '-' || (character >= '0' && character <= '9'),
  plan({ of, day: today }, at) {
    const vector = at.part(of, at.source);
    if (vector.kind !== 'date') throw new CodedError('internal', 'An age needs a date.');
    const { days } = vector;
    const values = at.arena.int32();
    const now = civilFromDays(today);
    at.step((n) => {
      for (let i = 0; i < n; i++) {
        const { year, month, day } = civilFromDays(days[i]);
        const isBefore = month > now.month || (month === now.month && day > now.day);
        values[i] = now.year - year - (isBefore ? 1 : 0);
      }
    });
    return { kind: 'int32', values, min: -10_000, max: 10_000 };
  },
  explain: ({ of }, scope) => `the age by ${scope.explain(of)}`,
  outline: () => 'the whole years since a date',
});
