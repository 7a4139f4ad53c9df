import { daysFromCivil, formatMoment } from '@populace/calendar';
import { countWords } from '../recipe/count-words.ts';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** A day from `min` to `max`, both days from 1970-01-01, each as likely. */
export interface DateRecipe extends Recipe {
  readonly kind: 'date';
  readonly min: number;
  readonly max: number;
}

/** Makes the recipe of a day between two days, both included. */
export function date(min: number, max: number): DateRecipe {
  return { kind: 'date', min, max };
}

export const datePrimitive: Primitive<DateRecipe> = definePrimitive<DateRecipe>({
  kind: 'date',
  type: () => ({ kind: 'date' }),
  // Values are written in one case, without accents.
  foldedForm: (recipe) => recipe,
  capacity: ({ min, max }) => BigInt(max - min + 1),
  injective: () => true,
  rank({ min, max }, text) {
    const days = daysOfText(text);
    return days === undefined || days < min || days > max ? undefined : BigInt(days - min);
  },
  domain: (recipe, scope) =>
    rankDomain(recipe, scope, `a day from ${textOfDays(recipe.min)} to ${textOfDays(recipe.max)}`),
  width: () => 10,
  plan({ min, max }, at) {
    const offsets = at.source.below(max - min + 1);
    const days = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) days[i] = min + offsets[i];
    });
    return { kind: 'date', days, min, max };
  },
  explain: ({ min, max }) => `one of ${countWords(max - min + 1)} days, each as likely`,
});

/** The days from 1970-01-01 of a text such as `2026-01-31`, or undefined where it is no date. */
export function daysOfText(text: string): number | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === '' || +month < 1 || +month > 12 || +day < 1) return undefined;
  const first = daysFromCivil({ year: +year, month: +month, day: 1 });
  const next = daysFromCivil({ year: +year + (month === '12' ? 1 : 0), month: (+month % 12) + 1, day: 1 });
  return first + +day <= next ? first + +day - 1 : undefined;
}

/** The text of a day: `2026-01-31`. */
export function textOfDays(days: number): string {
  return formatMoment({ days, ms: 0, us: 0, hasTime: false });
}
