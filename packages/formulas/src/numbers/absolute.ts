import { faultableStates, widesOf, withStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { PRESENT } from '../columns/formula-column.ts';
import type { Kernel } from '../columns/kernel.ts';
import { exactOf, WHOLE_END } from '../columns/number-columns.ts';

/** An exact number without its sign. */
export const absoluteExact: Kernel = ([column], frame) => {
  const a = exactOf(column);
  if (a.kind === 'wide') {
    const from = a.values;
    const values = widesOf(frame);
    const states = faultableStates([a], frame);
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        values[i] = from[i] < 0n ? -from[i] : from[i];
        if (from[i] === -WHOLE_END && states[i] === PRESENT) states[i] = FAULTS.wholeTooLarge;
      }
    });
    return { kind: 'wide', values, scale: a.scale, states };
  }
  const from = a.values;
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = Math.abs(from[i]);
  });
  const max = Math.max(-a.min, a.max);
  const min = a.min <= 0 && a.max >= 0 ? 0 : Math.min(Math.abs(a.min), Math.abs(a.max));
  return { kind: 'number', values, scale: a.scale, min, max, ...withStates(a.states) };
};

/** −1, 0 or 1 by the sign of a number. */
export const signKernel: Kernel = ([column], frame) => {
  if (column?.kind !== 'float' && column?.kind !== 'number' && column?.kind !== 'wide') {
    throw new TypeError(`A number was expected, not ${column?.kind}.`);
  }
  const from = column.values;
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = Number(from[i] > 0) - Number(from[i] < 0);
  });
  return { kind: 'number', values, scale: 0, min: -1, max: 1, ...withStates(column.states) };
};
