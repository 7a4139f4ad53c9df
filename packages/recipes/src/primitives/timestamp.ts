import { formatMoment, type Moment } from '@populace/calendar';
import type { TimePrecision, Vector } from '@populace/core';
import { countWords } from '../recipe/count-words.ts';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';
import { daysOfText } from './date.ts';

/** A point in time from `from` up to and including `to`, each unit of its precision as likely. */
export interface TimestampRecipe extends Recipe {
  readonly kind: 'timestamp';
  readonly from: Moment;
  readonly to: Moment;
  readonly precision: TimePrecision;
  readonly zoned: boolean;
}

/** Makes the recipe of a point in time between two others, which `pointsBetween` has found to hold one at least. */
export function timestamp(from: Moment, to: Moment, precision: TimePrecision, zoned: boolean): TimestampRecipe {
  return { kind: 'timestamp', from, to, precision, zoned };
}

const MS_A_DAY = 86_400_000;
/** Milliseconds to a drawn unit of the coarse precisions. */
const UNIT_MS = { s: 1000, ms: 1, us: 1 } as const;
const FRACTION = { s: 0, ms: 3, us: 6 } as const;

export const timestampPrimitive: Primitive<TimestampRecipe> = definePrimitive<TimestampRecipe>({
  kind: 'timestamp',
  type: ({ zoned, precision }) => ({ kind: zoned ? 'timestamptz' : 'timestamp', precision }),
  // Values are written in one case, without accents.
  foldedForm: (recipe) => recipe,
  capacity: ({ from, to, precision }) => pointsBetween(from, to, precision),
  injective: () => true,
  rank(recipe, text) {
    const unit = unitOfText(recipe, text);
    if (unit === undefined) return undefined;
    const { from, to, precision } = recipe;
    const offset = unit - firstUnit(from, precision);
    return offset >= 0n && offset < pointsBetween(from, to, precision) ? offset : undefined;
  },
  domain: (recipe, scope) =>
    rankDomain(recipe, scope, `a point in time from ${formatMoment(recipe.from)} to ${formatMoment(recipe.to)}`),
  width: ({ precision, zoned }) => 19 + (precision === 's' ? 0 : 1 + FRACTION[precision]) + (zoned ? 1 : 0),
  plan: (recipe, at) => (recipe.precision === 'us' ? planFine(recipe, at) : planCoarse(recipe, at)),
  explain: ({ from, to, precision }) =>
    `one of ${countWords(pointsBetween(from, to, precision))} points in time, each as likely`,
});

/** How many whole units of a precision lie between two moments, both included; 0 where there is none. */
export function pointsBetween(from: Moment, to: Moment, precision: TimePrecision): bigint {
  const count = lastUnit(to, precision) - firstUnit(from, precision) + 1n;
  return count > 0n ? count : 0n;
}

/** Microseconds from 1970-01-01. */
function microseconds({ days, ms, us }: Moment): bigint {
  return (BigInt(days) * BigInt(MS_A_DAY) + BigInt(ms)) * 1000n + BigInt(us);
}

function unitMicroseconds(precision: TimePrecision): bigint {
  return { s: 1_000_000n, ms: 1000n, us: 1n }[precision];
}

/** The first whole unit that is not before a moment, counted from 1970-01-01. */
function firstUnit(from: Moment, precision: TimePrecision): bigint {
  return -floorDivide(-microseconds(from), unitMicroseconds(precision));
}

/** The last whole unit that is not after a moment. */
function lastUnit(to: Moment, precision: TimePrecision): bigint {
  return floorDivide(microseconds(to), unitMicroseconds(precision));
}

/** Division of bigints rounds towards zero; moments before 1970 need it rounded down. */
function floorDivide(value: bigint, by: bigint): bigint {
  return value / by - (value % by < 0n ? 1n : 0n);
}

/** Seconds and milliseconds: all numbers are exact in doubles. */
function planCoarse({ from, to, precision, zoned }: TimestampRecipe, at: Planner): Vector {
  const unit = UNIT_MS[precision];
  const first = Number(firstUnit(from, precision));
  const { hi, lo } = at.source.wide(pointsBetween(from, to, precision));
  const days = at.arena.int32();
  const ms = at.arena.int32();
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const total = (first + hi[i] * 2 ** 32 + (lo[i] >>> 0)) * unit;
      const day = Math.floor(total / MS_A_DAY);
      days[i] = day;
      ms[i] = total - day * MS_A_DAY;
    }
  });
  return { kind: 'timestamp', days, ms, precision, zoned, ...daysBetween(from, to) };
}

/** Microseconds: the drawn number has up to 59 bits, so it is divided by 1,000 in two steps that stay exact. */
function planFine({ from, to, precision, zoned }: TimestampRecipe, at: Planner): Vector {
  const { hi, lo } = at.source.wide(pointsBetween(from, to, precision));
  const firstMs = from.days * MS_A_DAY + from.ms;
  const days = at.arena.int32();
  const ms = at.arena.int32();
  const us = at.arena.int32();
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const upper = Math.floor(hi[i] / 1000);
      const middle = (hi[i] - upper * 1000) * 2 ** 32 + (lo[i] >>> 0);
      const quotient = Math.floor(middle / 1000);
      const rest = from.us + middle - quotient * 1000;
      const over = rest >= 1000 ? 1 : 0;
      const total = firstMs + upper * 2 ** 32 + quotient + over;
      const day = Math.floor(total / MS_A_DAY);
      days[i] = day;
      ms[i] = total - day * MS_A_DAY;
      us[i] = rest - over * 1000;
    }
  });
  return { kind: 'timestamp', days, ms, us, precision, zoned, ...daysBetween(from, to) };
}

function daysBetween(from: Moment, to: Moment): { readonly min: number; readonly max: number } {
  return { min: from.days, max: to.days };
}

function unitOfText(recipe: TimestampRecipe, text: string): bigint | undefined {
  const [, day = '', hour, minute, second, fraction = '', zone] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{3}|\d{6}))?(Z?)$/.exec(text) ?? [];
  const days = daysOfText(day);
  if (days === undefined || (zone === 'Z') !== recipe.zoned) return undefined;
  if (fraction.length !== FRACTION[recipe.precision]) return undefined;
  const ms = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + Number(fraction.slice(0, 3));
  return microseconds({ days, ms, us: Number(fraction.slice(3)), hasTime: true }) / unitMicroseconds(recipe.precision);
}
