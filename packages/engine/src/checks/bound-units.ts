import type { Moment } from '@populace/calendar';
import type { DateVector, TimestampVector, TimeVector, Vector, WideVector } from '@populace/core';
import { type Distribution, distributionName, type Planner, type Recipe } from '@populace/recipes';

/** The values of a vector that can be moved, in units of its own: cents, days, seconds, microseconds. */
export interface Units {
  /** What the recipe draws between, where it draws from a range. */
  readonly min: number;
  readonly max: number;
  /** Values are moved by whole multiples of these units alone, such as days where hours have weights; undefined where by any number. */
  readonly period: number | undefined;
  /** Whether only whole units are values; floating-point numbers have those between, too. */
  readonly isWhole: boolean;
  readonly scale: UnitScale;
  read(i: number): number;
  write(i: number, units: number): void;
  /** The vector that has what was written. */
  readonly vector: Vector;
}

/** How many units there are to one, or to a day; points in time are counted from the first moment of `origin`. */
export type UnitScale =
  | { readonly kind: 'number'; readonly perOne: number }
  | { readonly kind: 'moment'; readonly perDay: number; readonly origin: number }
  | { readonly kind: 'time'; readonly perDay: number };

interface Making {
  readonly arena: Planner['arena'];
  readonly recipe: Recipe;
  /** Whether the column has a lower and an upper bound. */
  readonly isTwoSided: boolean;
}

/** Returns the units of the values of a vector; undefined where these are not from a range, or beyond what doubles count exactly. */
export function unitsOf(vector: Vector, making: Making): Units | undefined {
  if (hasListedValues(making.recipe)) return undefined;
  if (making.recipe.kind !== 'rhythm') return evenUnits(vector, making);
  // The shape of that kind.
  const { of, weekdays } = making.recipe as Recipe & { readonly of: Recipe; readonly weekdays: unknown };
  const units = evenUnits(vector, { ...making, recipe: of });
  // Whole days keep the hour of a value, and whole weeks its day of the week, so that their weights are kept.
  if (units?.scale.kind !== 'moment') return undefined;
  return { ...units, period: units.scale.perDay * (weekdays === undefined ? 1 : 7) };
}

function evenUnits(vector: Vector, making: Making): Units | undefined {
  switch (vector.kind) {
    case 'int32':
    case 'decimal':
      return narrowUnits(vector, making);
    case 'wide':
      return wideUnits(vector, making);
    case 'float64':
      return floatUnits(vector, making);
    case 'date':
      return dateUnits(vector, making);
    case 'timestamp':
      return momentUnits(vector, making);
    case 'time':
      return timeUnits(vector, making);
    default:
      return undefined;
  }
}

/** Whether numbers come from a list with weights: a value between two of them would be another than the list has. */
function hasListedValues(recipe: Recipe): boolean {
  const { distribution } = recipe as Recipe & { readonly distribution?: unknown }; // Read as unknown, where a recipe has one.
  return (
    typeof distribution === 'object' &&
    distribution !== null &&
    'kind' in distribution &&
    distribution.kind === 'weighted'
  );
}

/** How many units of a vector there are to one of the numbers that a recipe draws: 100 where cents are written of whole numbers. */
function unitsOfDrawn(recipe: Recipe, scale: number): number | undefined {
  if (recipe.kind !== 'integer') return undefined;
  const drawn = (recipe as Recipe & { readonly scale: number }).scale; // The shape of that kind.
  return drawn < scale ? 10 ** (scale - drawn) : undefined;
}

function narrowUnits(vector: Extract<Vector, { kind: 'int32' | 'decimal' }>, { arena, recipe }: Making): Units {
  const values = arena.int32();
  const { min, max, values: drawn } = vector;
  return {
    min,
    max,
    period: vector.kind === 'decimal' ? unitsOfDrawn(recipe, vector.scale) : undefined,
    isWhole: true,
    scale: { kind: 'number', perOne: vector.kind === 'decimal' ? 10 ** vector.scale : 1 },
    read: (i) => drawn[i],
    write(i, units) {
      values[i] = units;
    },
    vector: { ...vector, values },
  };
}

const EXACT = 2 ** 53;
const WORD = 2 ** 32;

function wideUnits(vector: WideVector, { arena, recipe }: Making): Units | undefined {
  if (recipe.kind !== 'integer') return undefined;
  const range = recipe as Recipe & { readonly min: bigint; readonly max: bigint }; // The shape of that kind.
  const period = unitsOfDrawn(recipe, vector.scale);
  const [min, max] = [Number(range.min) * (period ?? 1), Number(range.max) * (period ?? 1)];
  if (min < -EXACT || max > EXACT) return undefined;
  const hi = arena.int32();
  const lo = arena.int32();
  return {
    min,
    max,
    period,
    isWhole: true,
    scale: { kind: 'number', perOne: 10 ** vector.scale },
    read: (i) => vector.hi[i] * WORD + (vector.lo[i] >>> 0),
    write(i, units) {
      const high = Math.floor(units / WORD);
      hi[i] = high;
      lo[i] = units - high * WORD;
    },
    vector: { ...vector, hi, lo },
  };
}

interface FloatRange extends Recipe {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly distribution: Distribution;
}

function floatUnits(
  vector: Extract<Vector, { kind: 'float64' }>,
  { arena, recipe, isTwoSided }: Making,
): Units | undefined {
  if (recipe.kind !== 'float') return undefined;
  const { min, max, distribution } = recipe as FloatRange; // The shape of that kind.
  if (min === undefined || max === undefined) return undefined;
  // Further draws keep the shape of a distribution, which moved values do not: two bounds alone may leave too little room for them.
  if (!isTwoSided && distributionName(distribution) !== 'uniform') return undefined;
  const values = arena.float64();
  return {
    min,
    max,
    period: undefined,
    isWhole: false,
    scale: { kind: 'number', perOne: 1 },
    read: (i) => vector.values[i],
    write(i, units) {
      values[i] = units;
    },
    vector: { ...vector, values },
  };
}

function dateUnits(vector: DateVector, { arena }: Making): Units {
  const days = arena.int32();
  const { min, max, days: drawn } = vector;
  return {
    min,
    max,
    period: undefined,
    isWhole: true,
    scale: { kind: 'moment', perDay: 1, origin: 0 },
    read: (i) => drawn[i],
    write(i, units) {
      days[i] = units;
    },
    vector: { ...vector, days },
  };
}

const DAY_MICROS = 86_400_000_000;
/** Microseconds to a unit of each precision. */
const UNIT_MICROS = { s: 1_000_000, ms: 1000, us: 1 } as const;

function momentUnits(vector: TimestampVector, { arena, recipe }: Making): Units | undefined {
  if (recipe.kind !== 'timestamp') return undefined;
  const { from, to } = recipe as Recipe & { readonly from: Moment; readonly to: Moment }; // The shape of that kind.
  const unit = UNIT_MICROS[vector.precision];
  const perDay = DAY_MICROS / unit;
  const origin = from.days;
  const unitsUntil = ({ days, ms, us }: Moment): number => (days - origin) * perDay + (ms * 1000 + us) / unit;
  const max = Math.floor(unitsUntil(to));
  if (max > EXACT) return undefined;
  const days = arena.int32();
  const { us: drawnUs } = vector;
  const { ms, us, writeTime } = timeBuffers(vector, unit, arena);
  return {
    min: Math.ceil(unitsUntil(from)),
    max,
    period: undefined,
    isWhole: true,
    scale: { kind: 'moment', perDay, origin },
    read: (i) =>
      (vector.days[i] - origin) * perDay + (vector.ms[i] * 1000 + (drawnUs === undefined ? 0 : drawnUs[i])) / unit,
    write(i, units) {
      const day = Math.floor(units / perDay);
      days[i] = origin + day;
      writeTime(i, units - day * perDay);
    },
    vector: { ...vector, days, ms, ...(us === undefined ? {} : { us }) },
  };
}

function timeUnits(vector: TimeVector, { arena, recipe }: Making): Units | undefined {
  if (recipe.kind !== 'time') return undefined;
  const { min, max } = recipe as Recipe & { readonly min: number; readonly max: number }; // The shape of that kind.
  const unit = UNIT_MICROS[vector.precision];
  const { us: drawnUs } = vector;
  const { ms, us, writeTime } = timeBuffers(vector, unit, arena);
  return {
    min: Math.ceil((min * 1000) / unit),
    max: Math.floor((max * 1000) / unit),
    period: undefined,
    isWhole: true,
    scale: { kind: 'time', perDay: DAY_MICROS / unit },
    read: (i) => (vector.ms[i] * 1000 + (drawnUs === undefined ? 0 : drawnUs[i])) / unit,
    write: writeTime,
    vector: { ...vector, ms, ...(us === undefined ? {} : { us }) },
  };
}

/** Buffers for times of day, and what writes units of the day into them. */
function timeBuffers({ us: drawn }: TimeVector | TimestampVector, unit: number, arena: Planner['arena']) {
  const ms = arena.int32();
  const us = drawn === undefined ? undefined : arena.int32();
  const writeTime = (i: number, units: number): void => {
    const micros = units * unit;
    ms[i] = Math.floor(micros / 1000);
    if (us !== undefined) us[i] = micros - ms[i] * 1000;
  };
  return { ms, us, writeTime };
}
