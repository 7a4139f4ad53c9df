import { formatMoment } from '@populace/calendar';
import type { TimePrecision, Vector } from '@populace/core';
import { countWords } from '../recipe/count-words.ts';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';

/** A time of day from `min` to `max`, both milliseconds after midnight and included, each unit of its precision as likely. */
export interface TimeRecipe extends Recipe {
  readonly kind: 'time';
  readonly min: number;
  readonly max: number;
  readonly precision: TimePrecision;
}

/** Makes the recipe of a time of day between two others, which `timesBetween` has found to hold one at least. */
export function time(min: number, max: number, precision: TimePrecision): TimeRecipe {
  return { kind: 'time', min, max, precision };
}

/** Microseconds to a unit. */
const UNIT_US = { s: 1_000_000, ms: 1000, us: 1 } as const;
const FRACTION = { s: 0, ms: 3, us: 6 } as const;

export const timePrimitive: Primitive<TimeRecipe> = definePrimitive<TimeRecipe>({
  kind: 'time',
  type: ({ precision }) => ({ kind: 'time', precision }),
  // Values are written in one case, without accents.
  foldedForm: (recipe) => recipe,
  capacity: ({ min, max, precision }) => BigInt(timesBetween(min, max, precision)),
  injective: () => true,
  rank(recipe, text) {
    const [, hour = '', minute, second, fraction = ''] = /^(\d\d):(\d\d):(\d\d)(?:\.(\d{3}|\d{6}))?$/.exec(text) ?? [];
    if (hour === '' || fraction.length !== FRACTION[recipe.precision]) return undefined;
    const us = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1e6 + Number(fraction.padEnd(6, '0'));
    const offset = us / UNIT_US[recipe.precision] - firstUnit(recipe.min, recipe.precision);
    return offset >= 0 && offset < timesBetween(recipe.min, recipe.max, recipe.precision) ? BigInt(offset) : undefined;
  },
  domain: (recipe, scope) =>
    rankDomain(recipe, scope, `a time of day from ${timeWords(recipe.min)} to ${timeWords(recipe.max)}`),
  width: ({ precision }) => 8 + (precision === 's' ? 0 : 1 + FRACTION[precision]),
  plan: planTime,
  explain: ({ min, max, precision }) =>
    `one of ${countWords(timesBetween(min, max, precision))} times of day, each as likely`,
});

/** How many whole units of a precision lie between two times of day in milliseconds, both included; 0 where there is none. */
export function timesBetween(min: number, max: number, precision: TimePrecision): number {
  return Math.max(0, Math.floor((max * 1000) / UNIT_US[precision]) - firstUnit(min, precision) + 1);
}

function firstUnit(min: number, precision: TimePrecision): number {
  return Math.ceil((min * 1000) / UNIT_US[precision]);
}

function planTime({ min, max, precision }: TimeRecipe, at: Planner): Vector {
  const first = firstUnit(min, precision);
  const unit = UNIT_US[precision];
  const { hi, lo } = at.source.wide(BigInt(timesBetween(min, max, precision)));
  const ms = at.arena.int32();
  const us = precision === 'us' ? at.arena.int32() : undefined;
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      // At most 86,400,000,000 microseconds: exact.
      const total = (first + hi[i] * 2 ** 32 + (lo[i] >>> 0)) * unit;
      ms[i] = Math.floor(total / 1000);
      if (us !== undefined) us[i] = total - ms[i] * 1000;
    }
  });
  return { kind: 'time', ms, ...(us === undefined ? {} : { us }), precision };
}

function timeWords(ms: number): string {
  return formatMoment({ days: 0, ms, us: 0, hasTime: true }).slice(11, -1);
}
