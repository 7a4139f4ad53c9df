import { fillWhole } from '../columns/fill.ts';
import type { Kernel } from '../columns/kernel.ts';
import { daysOf } from './day-columns.ts';

/** Returns the kernel of a number that a day has, in a range. */
export function dayPartKernel(
  range: { readonly min: number; readonly max: number },
  part: (day: number) => number,
): Kernel {
  return (columns, frame) => {
    const days = daysOf(columns[0]);
    return fillWhole(columns, range, frame, (i) => part(days[i]));
  };
}

/** Returns the kernel of units of so many microseconds within a time of day, of which so many make the next greater one. */
export function timePartKernel(unit: number, count: number): Kernel {
  return (columns, frame) => {
    const [column] = columns;
    if (column?.kind !== 'timestamp' && column?.kind !== 'span') throw new TypeError('A time was expected.');
    const { micros } = column;
    return fillWhole(columns, { min: 0, max: count - 1 }, frame, (i) => Math.floor(micros[i] / unit) % count);
  };
}
