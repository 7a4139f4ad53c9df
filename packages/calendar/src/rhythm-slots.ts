/** The weights of the hours of a day (24) and of the days of a week (7, Monday first); absent where all are alike. */
export interface RhythmWeights {
  readonly hours?: readonly number[] | undefined;
  readonly weekdays?: readonly number[] | undefined;
}

/** A range of time, counted in its own units from the first moment of a day. */
export interface UnitRange {
  readonly first: number;
  readonly last: number;
  /** A block is all of an hour, a part of it, or a day: within it, every unit has the same weight. */
  readonly unitsPerBlock: number;
  readonly blocksPerDay: number;
  /** The day of the week on which the counting begins, 0 for Monday. */
  readonly weekday: number;
}

/** Units of one weight: blocks of so many units, one each `period`. */
export interface RhythmSlot {
  readonly first: number;
  readonly period: number;
  readonly blocks: number;
  readonly units: number;
  /** The weight of all its units together. */
  readonly weight: number;
}

/**
 * Divides a range by the weights: every unit of it with a weight above 0 is in one slot, and no other. Blocks that the range begins or
 * ends in have slots of their own.
 */
export function rhythmSlots(range: UnitRange, weights: RhythmWeights): readonly RhythmSlot[] {
  const { first, last, unitsPerBlock } = range;
  const slots: RhythmSlot[] = [];
  const add = (slot: Omit<RhythmSlot, 'weight'>): void => {
    const weight = weightOfBlock(Math.floor(slot.first / unitsPerBlock), range, weights) * slot.blocks * slot.units;
    if (weight > 0) slots.push({ ...slot, weight });
  };
  const whole = { from: Math.ceil(first / unitsPerBlock), to: Math.floor((last + 1) / unitsPerBlock) };
  const week = 7 * range.blocksPerDay;
  const once = { period: week * unitsPerBlock, blocks: 1 };
  if (whole.from > whole.to) {
    add({ ...once, first, units: last - first + 1 });
    return slots;
  }
  const head = whole.from * unitsPerBlock - first;
  if (head > 0) add({ ...once, first, units: head });
  for (let block = whole.from; block < Math.min(whole.to, whole.from + week); block++) {
    const blocks = Math.ceil((whole.to - block) / week);
    add({ first: block * unitsPerBlock, period: week * unitsPerBlock, blocks, units: unitsPerBlock });
  }
  const tail = last + 1 - whole.to * unitsPerBlock;
  if (tail > 0) add({ ...once, first: whole.to * unitsPerBlock, units: tail });
  return slots;
}

function weightOfBlock(block: number, { blocksPerDay, weekday }: UnitRange, weights: RhythmWeights): number {
  const day = Math.floor(block / blocksPerDay);
  const hour = Math.floor(((block - day * blocksPerDay) * 24) / blocksPerDay);
  const ofWeekday = weights.weekdays?.[(weekday + day) % 7] ?? 1;
  return ofWeekday * (weights.hours?.[hour] ?? 1);
}
