import { codesOf } from '../recipe/codes-of.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';
import { daysOfText, textOfDays } from './date.ts';

/** A day of the range that belongs to another recipe's code, each as likely: a birth date of the generation. */
export interface DateByRecipe extends Recipe {
  readonly kind: 'dateBy';
  readonly code: Recipe;
  /** By code, the first and the last day, in days from 1970-01-01. */
  readonly ranges: readonly { readonly min: number; readonly max: number }[];
  /** The field of a subject whose draw says where in its range the day is: columns with other ranges then agree. */
  readonly drawn?: { readonly subject: string; readonly field: string } | undefined;
}

/** Makes the recipe of a day of the range of a code. */
export function dateBy(code: Recipe, ranges: DateByRecipe['ranges'], drawn?: DateByRecipe['drawn']): DateByRecipe {
  return { kind: 'dateBy', code, ranges, drawn };
}

export const dateByPrimitive: Primitive<DateByRecipe> = definePrimitive<DateByRecipe>({
  kind: 'dateBy',
  type: () => ({ kind: 'date' }),
  parts: ({ code }) => [code],
  capacity: ({ ranges }) => BigInt(dayCount(ranges)),
  domain: ({ ranges }) => ({
    words: `a day from ${textOfDays(earliest(ranges))} to ${textOfDays(latest(ranges))}`,
    has(text) {
      const days = daysOfText(text);
      return days !== undefined && ranges.some(({ min, max }) => days >= min && days <= max);
    },
  }),
  width: () => 10,
  plan({ code, ranges, drawn }, at) {
    const { codes } = codesOf(at.part(code, at.source), 'A day of a range');
    const first = Int32Array.from(ranges, ({ min }) => min);
    const counts = Int32Array.from(ranges, ({ min, max }) => max - min + 1);
    const spans = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) spans[i] = counts[codes[i]];
    });
    const source = drawn === undefined ? at.source : at.shared(drawn.subject, drawn.field, (own) => own);
    const offsets = source.belowEach(spans);
    const days = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) days[i] = first[codes[i]] + offsets[i];
    });
    return { kind: 'date', days, min: earliest(ranges), max: latest(ranges) };
  },
  explain: ({ ranges, code }, scope) => `a day of one of ${ranges.length} ranges, by ${scope.explain(code)}`,
  outline: ({ ranges }) => `a day of one of ${ranges.length} ranges, by another value`,
});

/** How many days lie in one range or more. */
function dayCount(ranges: DateByRecipe['ranges']): number {
  let count = 0;
  let next = Number.NEGATIVE_INFINITY;
  for (const { min, max } of ranges.toSorted((one, other) => one.min - other.min)) {
    count += Math.max(0, max + 1 - Math.max(min, next));
    next = Math.max(next, max + 1);
  }
  return count;
}

function earliest(ranges: DateByRecipe['ranges']): number {
  return Math.min(...ranges.map(({ min }) => min));
}

function latest(ranges: DateByRecipe['ranges']): number {
  return Math.max(...ranges.map(({ max }) => max));
}
