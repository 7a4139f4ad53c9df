import { type RhythmSlot, type RhythmWeights, rhythmSlots, type UnitRange } from '@populace/calendar';
import { CodedError, type Vector } from '@populace/core';
import { countWords } from '../recipe/count-words.ts';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe, Source } from '../recipe/recipe.ts';
import type { DateRecipe } from './date.ts';
import type { TimeRecipe } from './time.ts';
import type { TimestampRecipe } from './timestamp.ts';

/** Recipes of time that have each unit of a range as likely. */
type Uniform = DateRecipe | TimeRecipe | TimestampRecipe;

/** A day, a time of day or a point in time of a range, as likely as the weights of its hour and of its day of the week make it. */
export interface RhythmRecipe extends Recipe, RhythmWeights {
  readonly kind: 'rhythm';
  readonly of: Uniform;
}

/** Makes the recipe of a range with weights, of which `rhythmCount` has found something to be above 0; without weights, the range's own. */
export function rhythm(of: Uniform, weights: RhythmWeights): Uniform | RhythmRecipe {
  const { hours, weekdays } = weights;
  return hours === undefined && weekdays === undefined ? of : { kind: 'rhythm', of, hours, weekdays };
}

/** How many units of a range have a weight above 0. */
export function rhythmCount(of: Uniform, weights: RhythmWeights): bigint {
  return BigInt(sumOf(rhythmSlots(unitRange(of), weights), countOf));
}

export const rhythmPrimitive: Primitive<RhythmRecipe> = definePrimitive<RhythmRecipe>({
  kind: 'rhythm',
  type: ({ of }, scope) => scope.type(of),
  parts: ({ of }) => [of],
  // Values are written in one case, without accents.
  foldedForm: (recipe) => recipe,
  capacity: (recipe) => rhythmCount(recipe.of, recipe),
  injective: () => true,
  rank(recipe, text, scope) {
    const offset = scope.rank(recipe.of, text);
    return offset === undefined ? undefined : rankOf(Number(offset) + unitRange(recipe.of).first, slotsOf(recipe));
  },
  domain(recipe, scope) {
    const whole = scope.domain(recipe.of);
    return whole && rankDomain(recipe, scope, `${whole.words}, at ${weighed(recipe)} that have a weight`);
  },
  width: ({ of }, scope) => scope.width(of),
  plan: planRhythm,
  explain: (recipe) =>
    `one of ${countWords(rhythmCount(recipe.of, recipe))} ${nouns[recipe.of.kind]}, by the weights of ${weighed(recipe)}`,
});

const nouns = { date: 'days', time: 'times of day', timestamp: 'points in time' } as const;

function weighed({ hours, weekdays }: RhythmWeights): string {
  if (hours === undefined) return 'weekdays';
  return weekdays === undefined ? 'hours' : 'hours and weekdays';
}

/** Units to an hour, or to half of one: blocks must stay below 2^31 units. */
const BLOCKS = {
  s: { unitsPerBlock: 3600, blocksPerDay: 24 },
  ms: { unitsPerBlock: 3_600_000, blocksPerDay: 24 },
  us: { unitsPerBlock: 1_800_000_000, blocksPerDay: 48 },
} as const;
const UNIT_US = { s: 1_000_000, ms: 1000, us: 1 } as const;

function unitRange(of: Uniform): UnitRange {
  if (of.kind === 'date') {
    return { first: 0, last: of.max - of.min, unitsPerBlock: 1, blocksPerDay: 1, weekday: weekdayOf(of.min) };
  }
  const block = BLOCKS[of.precision];
  const unit = UNIT_US[of.precision];
  if (of.kind === 'time') {
    const [first, last] = [Math.ceil((of.min * 1000) / unit), Math.floor((of.max * 1000) / unit)];
    return { ...block, first, last, weekday: 0 };
  }
  const { from, to } = of;
  const days = (to.days - from.days) * block.blocksPerDay * block.unitsPerBlock;
  const first = Math.ceil((from.ms * 1000 + from.us) / unit);
  return { ...block, first, last: days + Math.floor((to.ms * 1000 + to.us) / unit), weekday: weekdayOf(from.days) };
}

/** The day of the week of a day from 1970-01-01, which was a Thursday; 0 is Monday. */
function weekdayOf(days: number): number {
  return (((days + 3) % 7) + 7) % 7;
}

const known = new WeakMap<RhythmRecipe, readonly RhythmSlot[]>();

/** The slots of a recipe, made once for the plans that measure and that run. */
function slotsOf(recipe: RhythmRecipe): readonly RhythmSlot[] {
  const made = known.get(recipe) ?? rhythmSlots(unitRange(recipe.of), recipe);
  known.set(recipe, made);
  return made;
}

const countOf = ({ blocks, units }: RhythmSlot): number => blocks * units;

function sumOf(slots: readonly RhythmSlot[], of: (slot: RhythmSlot) => number): number {
  return slots.reduce((sum, slot) => sum + of(slot), 0);
}

/** The rank of a unit among those that have a weight, slot by slot. */
function rankOf(unit: number, slots: readonly RhythmSlot[]): bigint | undefined {
  let before = 0;
  for (const slot of slots) {
    const block = Math.floor((unit - slot.first) / slot.period);
    const rest = unit - slot.first - block * slot.period;
    if (block >= 0 && block < slot.blocks && rest < slot.units) return BigInt(before + block * slot.units + rest);
    before += countOf(slot);
  }
  return undefined;
}

/** Draws units, and plans the uniform recipe with a source that hands them out in place of its own. */
function planRhythm(recipe: RhythmRecipe, at: Planner): Vector {
  const units = at.source.kind === 'rank' ? unitsByRank(recipe, at) : unitsByWeight(recipe, at);
  const { first } = unitRange(recipe.of);
  const hi = at.arena.int32();
  const lo = at.arena.int32();
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const offset = units[i] - first;
      hi[i] = Math.floor(offset / 2 ** 32);
      lo[i] = offset - hi[i] * 2 ** 32;
    }
  });
  return at.part(recipe.of, drawnSource(hi, lo));
}

/** A slot by its weight, a block of it, and a unit of the block: all units of a slot are as likely. */
function unitsByWeight(recipe: RhythmRecipe, at: Planner): Float64Array {
  const slots = slotsOf(recipe);
  const codes = at.source.pick(weightsOf(slots), 'slot');
  const blockCounts = Int32Array.from(slots, ({ blocks }) => blocks);
  const unitCounts = Int32Array.from(slots, (slot) => slot.units);
  const first = Float64Array.from(slots, (slot) => slot.first);
  const period = Float64Array.from(slots, (slot) => slot.period);
  const blockSpans = at.arena.int32();
  const unitSpans = at.arena.int32();
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      blockSpans[i] = blockCounts[codes[i]];
      unitSpans[i] = unitCounts[codes[i]];
    }
  });
  const blocks = at.source.belowEach(blockSpans, 'block');
  const within = at.source.belowEach(unitSpans, 'unit');
  const units = at.arena.float64();
  at.step((n) => {
    for (let i = 0; i < n; i++) units[i] = first[codes[i]] + blocks[i] * period[codes[i]] + within[i];
  });
  return units;
}

const weights = new WeakMap<readonly RhythmSlot[], Float64Array>();

function weightsOf(slots: readonly RhythmSlot[]): Float64Array {
  const made = weights.get(slots) ?? Float64Array.from(slots, ({ weight }) => weight);
  weights.set(slots, made);
  return made;
}

/** The unit of each rank, slot by slot. */
function unitsByRank(recipe: RhythmRecipe, at: Planner): Float64Array {
  const slots = slotsOf(recipe);
  const ranks = at.source.wide(BigInt(sumOf(slots, countOf)));
  const ends = new Float64Array(slots.length);
  let end = 0;
  for (const [index, slot] of slots.entries()) {
    end += countOf(slot);
    ends[index] = end;
  }
  const units = at.arena.float64();
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const rank = ranks.hi[i] * 2 ** 32 + (ranks.lo[i] >>> 0);
      let index = 0;
      while (rank >= ends[index]) index++;
      const slot = slots[index];
      const inSlot = rank - ends[index] + slot.blocks * slot.units;
      const block = Math.floor(inSlot / slot.units);
      units[i] = slot.first + block * slot.period + (inSlot - block * slot.units);
    }
  });
  return units;
}

/** A source whose one draw is made already. */
function drawnSource(hi: Int32Array, lo: Int32Array): Source {
  return {
    kind: 'words',
    below: () => lo,
    wide: () => ({ hi, lo }),
    belowEach: refuse,
    pick: refuse,
    words: refuse,
    split: refuse,
    choose: refuse,
    key: refuse,
  };
}

function refuse(): never {
  throw new CodedError('internal', 'A rhythm is of recipes that draw one number alone.');
}
