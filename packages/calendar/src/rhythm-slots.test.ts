import { expect, it } from 'vitest';
import { type RhythmSlot, rhythmSlots } from './rhythm-slots.ts';

const only = (count: number, ...kept: readonly number[]) =>
  Array.from({ length: count }, (_, index) => (kept.includes(index) ? 1 : 0));

function unitsOf({ first, period, blocks, units }: RhythmSlot): readonly number[] {
  return Array.from({ length: blocks * units }, (_, index) => {
    const block = Math.floor(index / units);
    return first + block * period + (index - block * units);
  });
}

/** Minutes, counted from the first of a Wednesday. */
const minutes = { unitsPerBlock: 60, blocksPerDay: 24, weekday: 2 };

it.each([
  [0, 60 * 24 * 30 - 1],
  [61, 118],
  [59, 60],
  [90, 60 * 24 * 15 + 10],
  [17, 17],
])('has each minute from %d to %d once, and no other', (first, last) => {
  const slots = rhythmSlots({ ...minutes, first, last }, {});

  const units = slots.flatMap(unitsOf).toSorted((one, other) => one - other);

  expect(units).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
});

it('has the minutes of the hours and weekdays that have a weight', () => {
  const weights = { hours: only(24, 9, 23), weekdays: only(7, 3) };

  const slots = rhythmSlots({ ...minutes, first: 0, last: 60 * 24 * 10 - 1 }, weights);

  const hours = slots.flatMap(unitsOf).map((minute) => Math.floor(minute / 60));
  // Thursdays are the second and the ninth day.
  expect([...new Set(hours)].toSorted((one, other) => one - other)).toEqual([24 + 9, 24 + 23, 192 + 9, 192 + 23]);
});

it('weighs a slot by all its units', () => {
  const hours = only(24, 0, 1).map((weight, hour) => weight * (hour + 2));

  const slots = rhythmSlots({ ...minutes, first: 30, last: 60 * 24 - 1 }, { hours });

  expect(slots.map(({ first, weight }) => [first, weight])).toEqual([
    [30, 30 * 2],
    [60, 60 * 3],
  ]);
});
