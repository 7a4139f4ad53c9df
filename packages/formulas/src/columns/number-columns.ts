import { faultableStates, widesOf, withStates } from './buffers.ts';
import { FAULTS } from './faults.ts';
import { type FloatColumn, type FormulaColumn, type NumberColumn, PRESENT, type WideColumn } from './formula-column.ts';
import type { Room } from './frame.ts';

/** Whole doubles are exact up to here. */
export const EXACT: number = 2 ** 53;

/** Decimals have at most 18 digits, whole numbers 64 bits. */
export const DECIMAL_END: bigint = 10n ** 18n;
export const WHOLE_END: bigint = 2n ** 63n;

export type ExactColumn = NumberColumn | WideColumn;

/** 10^exponent, exact as a double for 0 to 22. */
export function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`);
}

/** A column as an exact number. Kernels are planned for types that were checked, so anything else is a defect. */
export function exactOf(column: FormulaColumn | undefined): ExactColumn {
  if (column?.kind === 'number' || column?.kind === 'wide') return column;
  throw new TypeError(`An exact number was expected, not ${column?.kind}.`);
}

export function floatOf(column: FormulaColumn | undefined): FloatColumn {
  if (column?.kind === 'float') return column;
  throw new TypeError(`A float was expected, not ${column?.kind}.`);
}

/** An exact number with another scale, not a smaller one. */
export function atScale(column: ExactColumn, scale: number, frame: Room): ExactColumn {
  if (column.scale === scale) return column;
  if (column.kind === 'wide') return widened(column, scale, frame);
  const factor = powerOfTen(scale - column.scale);
  const [min, max] = [column.min * factor, column.max * factor];
  if (min < -EXACT || max > EXACT) return widened(column, scale, frame);
  const from = column.values;
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = from[i] * factor;
  });
  return { ...column, values, scale, min, max };
}

/** An exact number as 64-bit multiples of 10^-scale; what then has more than 18 digits is a fault. */
export function widened(column: ExactColumn, scale: number, frame: Room): WideColumn {
  if (column.kind === 'wide' && column.scale === scale) return column;
  const factor = 10n ** BigInt(scale - column.scale);
  const values = widesOf(frame);
  const from = column.values;
  if (factor === 1n) {
    frame.step((n) => {
      for (let i = 0; i < n; i++) values[i] = BigInt(from[i]);
    });
    return { kind: 'wide', values, scale, ...withStates(column.states) };
  }
  const states = faultableStates([column], frame);
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      const value = BigInt(from[i]) * factor;
      values[i] = value;
      if (states[i] === PRESENT && (value >= DECIMAL_END || value <= -DECIMAL_END)) states[i] = FAULTS.decimalTooLarge;
    }
  });
  return { kind: 'wide', values, scale, states };
}

/** A number as the nearest double. */
export function floated(column: ExactColumn | FloatColumn, frame: Room): FloatColumn {
  if (column.kind === 'float') return column;
  const values = frame.arena.float64();
  const unit = powerOfTen(column.scale);
  const from = column.values;
  const states = withStates(column.states);
  if (column.kind === 'number' && column.scale === 0) return { kind: 'float', values: column.values, ...states };
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = Number(from[i]) / unit;
  });
  return { kind: 'float', values, ...states };
}
