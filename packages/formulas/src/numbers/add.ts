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
  powerOfTen,
  WHOLE_END,
  widened,
} from '../columns/number-columns.ts';
import { finiteStates } from './finite-states.ts';

/** The sum of two exact numbers, or their difference with `sign` −1. */
function addExact(a: ExactColumn, b: ExactColumn, sign: 1 | -1, frame: Room): ExactColumn {
  const scale = Math.max(a.scale, b.scale);
  if (a.kind === 'wide' || b.kind === 'wide') return addWide(a, b, sign, frame);
  const byA = powerOfTen(scale - a.scale);
  const byB = sign * powerOfTen(scale - b.scale);
  const min = a.min * byA + Math.min(b.min * byB, b.max * byB);
  const max = a.max * byA + Math.max(b.min * byB, b.max * byB);
  const most = Math.max(Math.abs(a.min * byA), Math.abs(a.max * byA), Math.abs(b.min * byB), Math.abs(b.max * byB));
  if (min < -EXACT || max > EXACT || most > EXACT) return addWide(a, b, sign, frame);
  const states = joinedStates([a, b], frame);
  const values = frame.arena.float64();
  const [x, y] = [a.values, b.values];
  if (byA === 1 && byB === 1) {
    frame.step((n) => {
      for (let i = 0; i < n; i++) values[i] = x[i] + y[i];
    });
  } else {
    frame.step((n) => {
      for (let i = 0; i < n; i++) values[i] = x[i] * byA + y[i] * byB;
    });
  }
  return { kind: 'number', values, scale, min, max, ...withStates(states) };
}

function addWide(a: ExactColumn, b: ExactColumn, sign: 1 | -1, frame: Room): ExactColumn {
  const scale = Math.max(a.scale, b.scale);
  const [wideA, wideB] = [widened(a, scale, frame), widened(b, scale, frame)];
  const states = faultableStates([wideA, wideB], frame);
  const values = widesOf(frame);
  const [x, y] = [wideA.values, wideB.values];
  const [end, fault] = scale > 0 ? [DECIMAL_END, FAULTS.decimalTooLarge] : [WHOLE_END, FAULTS.wholeTooLarge];
  const least = scale > 0 ? -end + 1n : -end;
  const factor = BigInt(sign);
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      const sum = x[i] + factor * y[i];
      values[i] = sum;
      if (states[i] === PRESENT && (sum >= end || sum < least)) states[i] = fault;
    }
  });
  return { kind: 'wide', values, scale, states };
}

export const addExactColumns: Kernel = ([a, b], frame) => addExact(exactOf(a), exactOf(b), 1, frame);

export const subtractExactColumns: Kernel = ([a, b], frame) => addExact(exactOf(a), exactOf(b), -1, frame);

export const addFloatColumns: Kernel = ([a, b], frame) => {
  const [x, y] = [floatOf(a).values, floatOf(b).values];
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = x[i] + y[i];
  });
  return { kind: 'float', values, states: finiteStates([a, b], values, frame) };
};

export const subtractFloatColumns: Kernel = ([a, b], frame) => {
  const [x, y] = [floatOf(a).values, floatOf(b).values];
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = x[i] - y[i];
  });
  return { kind: 'float', values, states: finiteStates([a, b], values, frame) };
};
