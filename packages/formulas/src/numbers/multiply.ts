import { faultableStates, joinedStates, widesOf, withStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { PRESENT } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';
import type { Kernel } from '../columns/kernel.ts';
import {
  DECIMAL_END,
  EXACT,
  type ExactColumn,
  exactOf,
  floatOf,
  WHOLE_END,
  widened,
} from '../columns/number-columns.ts';
import { finiteStates } from './finite-states.ts';

/** The product of two exact numbers, whose scale is the sum of theirs. */
export const multiplyExactColumns: Kernel = (columns, frame) => {
  const [a, b] = [exactOf(columns[0]), exactOf(columns[1])];
  const scale = a.scale + b.scale;
  if (a.kind === 'wide' || b.kind === 'wide') return multiplyWide(a, b, frame);
  const corners = [a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max];
  const [min, max] = [Math.min(...corners), Math.max(...corners)];
  if (min < -EXACT || max > EXACT) return multiplyWide(a, b, frame);
  const states = joinedStates([a, b], frame);
  const values = frame.arena.float64();
  const [x, y] = [a.values, b.values];
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = x[i] * y[i];
  });
  return { kind: 'number', values, scale, min, max, ...withStates(states) };
};

function multiplyWide(a: ExactColumn, b: ExactColumn, frame: Room): ExactColumn {
  const scale = a.scale + b.scale;
  const [wideA, wideB] = [widened(a, a.scale, frame), widened(b, b.scale, frame)];
  const states = faultableStates([wideA, wideB], frame);
  const values = widesOf(frame);
  const [x, y] = [wideA.values, wideB.values];
  const [end, fault] = scale > 0 ? [DECIMAL_END, FAULTS.decimalTooLarge] : [WHOLE_END, FAULTS.wholeTooLarge];
  const least = scale > 0 ? -end + 1n : -end;
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      const product = x[i] * y[i];
      values[i] = product;
      if (states[i] === PRESENT && (product >= end || product < least)) states[i] = fault;
    }
  });
  return { kind: 'wide', values, scale, states };
}

export const multiplyFloatColumns: Kernel = ([a, b], frame) => {
  const [x, y] = [floatOf(a).values, floatOf(b).values];
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = x[i] * y[i];
  });
  return { kind: 'float', values, states: finiteStates([a, b], values, frame) };
};
