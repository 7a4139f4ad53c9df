import { civilFromDays } from '@populace/calendar';
import { faultableStates, joinedStates, withStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { fillWhole, wholesOf } from '../columns/fill.ts';
import { PRESENT } from '../columns/formula-column.ts';
import type { Kernel } from '../columns/kernel.ts';
import { FIRST_DAY, LAST_DAY } from '../vectors/write-times.ts';
import { monthsLater } from './calendar.ts';
import { daysOf } from './day-columns.ts';

/** More months than lie between the first and the last year. */
const MOST_MONTHS = 12 * 10_000;

/** Returns the kernel of a date or timestamp some times so many months later. */
export function addMonthsKernel(unit: number): Kernel {
  return (columns, frame) => {
    const [day] = columns;
    const from = daysOf(day);
    const count = wholesOf(columns[1], frame);
    const days = frame.arena.int32();
    const states = faultableStates(columns, frame);
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        const months = count[i] * unit;
        const isNear = states[i] === PRESENT && months >= -MOST_MONTHS && months <= MOST_MONTHS;
        const made = isNear ? monthsLater(from[i], months) : LAST_DAY + 1;
        const isWithin = made >= FIRST_DAY && made <= LAST_DAY;
        days[i] = isWithin ? made : 0;
        if (!isWithin && states[i] === PRESENT) states[i] = FAULTS.outsideYears;
      }
    });
    if (day?.kind === 'timestamp') return { kind: 'timestamp', days, micros: day.micros, states };
    return { kind: 'date', days, states };
  };
}

/** Returns the kernel of a day of the month of a date. */
export function monthEdgeKernel(edge: (day: number) => number): Kernel {
  return (columns, frame) => {
    const from = daysOf(columns[0]);
    const days = frame.arena.int32();
    frame.step((n) => {
      for (let i = 0; i < n; i++) days[i] = edge(from[i]);
    });
    return { kind: 'date', days, ...withStates(joinedStates(columns, frame)) };
  };
}

/** Whole years from one date to another. */
export const ageKernel: Kernel = (columns, frame) => {
  const [birth, at] = [daysOf(columns[0]), daysOf(columns[1])];
  return fillWhole(columns, { min: -10_000, max: 10_000 }, frame, (i) => {
    const [born, seen] = [civilFromDays(birth[i]), civilFromDays(at[i])];
    const isBefore = seen.month < born.month || (seen.month === born.month && seen.day < born.day);
    return seen.year - born.year - (isBefore ? 1 : 0);
  });
};
