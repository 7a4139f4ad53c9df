import { faultableStates, widesOf, withStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { PRESENT } from '../columns/formula-column.ts';
import type { Kernel } from '../columns/kernel.ts';
import { exactOf, floatOf, WHOLE_END } from '../columns/number-columns.ts';

export const negateExactColumn: Kernel = ([column], frame) => {
  const a = exactOf(column);
  if (a.kind === 'wide') {
    const states = faultableStates([a], frame);
    const values = widesOf(frame);
    const from = a.values;
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        values[i] = -from[i];
        if (from[i] === -WHOLE_END && states[i] === PRESENT) states[i] = FAULTS.wholeTooLarge;
      }
    });
    return { kind: 'wide', values, scale: a.scale, states };
  }
  const values = frame.arena.float64();
  const from = a.values;
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = 0 - from[i];
  });
  return { kind: 'number', values, scale: a.scale, min: 0 - a.max, max: 0 - a.min, ...withStates(a.states) };
};

export const negateFloatColumn: Kernel = ([column], frame) => {
  const a = floatOf(column);
  const values = frame.arena.float64();
  const from = a.values;
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = -from[i];
  });
  return { kind: 'float', values, ...withStates(a.states) };
};
