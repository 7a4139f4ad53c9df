import { faultableStates, widesOf } from '../columns/buffers.ts';
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
import { scaleOf } from '../types/common-type.ts';
import { finiteStates } from './finite-states.ts';

/** The least digits after the point that a quotient has. */
export const QUOTIENT_SCALE = 6;

/** The quotient of two exact numbers at the scale of the call's type, rounded half to even. */
export const divideExactColumns: Kernel = (columns, frame, { type }) => {
  const [a, b] = [exactOf(columns[0]), exactOf(columns[1])];
  const scale = scaleOf(type);
  // a / 10^sa / (b / 10^sb) in units of 10^-scale is a * 10^(scale - sa + sb) / b.
  const factor = powerOfTen(scale - a.scale + b.scale);
  if (a.kind === 'wide' || b.kind === 'wide') return divideWide(a, b, scale, frame);
  const most = Math.max(Math.abs(a.min), Math.abs(a.max)) * factor;
  const mostB = Math.max(Math.abs(b.min), Math.abs(b.max));
  // Twice a remainder is compared with the divisor, and a quotient that is one too large multiplied with it.
  if (most + 2 * mostB > EXACT) return divideWide(a, b, scale, frame);
  const states = faultableStates([a, b], frame);
  const values = frame.arena.float64();
  const [x, y] = [a.values, b.values];
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      if (y[i] !== 0) {
        values[i] = nearestQuotient(x[i] * factor, y[i]);
        continue;
      }
      values[i] = 0;
      if (states[i] === PRESENT) states[i] = FAULTS.divisionByZero;
    }
  });
  const bound = Math.min(most + 1, EXACT);
  return { kind: 'number', values, scale, min: -bound, max: bound, states };
};

/** The quotient of two whole doubles rounded half to even; the dividend and twice the divisor together are within 2^53. */
function nearestQuotient(top: number, bottom: number): number {
  const divisor = bottom < 0 ? -bottom : bottom;
  const dividend = bottom < 0 ? -top : top;
  let quotient = Math.floor(dividend / divisor);
  let rest = dividend - quotient * divisor;
  // The division of doubles may round up to the next whole number.
  if (rest < 0) {
    quotient--;
    rest += divisor;
  }
  const twice = 2 * rest;
  if (twice > divisor || (twice === divisor && quotient % 2 !== 0)) quotient++;
  // Adding 0 makes 0 of -0.
  return quotient + 0;
}

function divideWide(a: ExactColumn, b: ExactColumn, scale: number, frame: Room): ExactColumn {
  const [wideA, wideB] = [widened(a, a.scale, frame), widened(b, b.scale, frame)];
  const factor = 10n ** BigInt(scale - a.scale + b.scale);
  const states = faultableStates([wideA, wideB], frame);
  const values = widesOf(frame);
  const [x, y] = [wideA.values, wideB.values];
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      if (y[i] === 0n) {
        values[i] = 0n;
        if (states[i] === PRESENT) states[i] = FAULTS.divisionByZero;
        continue;
      }
      const quotient = roundedQuotient(x[i] * factor, y[i]);
      values[i] = quotient;
      if (states[i] === PRESENT && (quotient >= DECIMAL_END || quotient <= -DECIMAL_END)) {
        states[i] = FAULTS.decimalTooLarge;
      }
    }
  });
  return { kind: 'wide', values, scale, states };
}

/** The quotient of two numbers rounded half to even. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const [top, bottom] = divisor < 0n ? [-dividend, -divisor] : [dividend, divisor];
  let quotient = top / bottom;
  let rest = top - quotient * bottom;
  if (rest < 0n) {
    quotient--;
    rest += bottom;
  }
  const twice = 2n * rest;
  return twice > bottom || (twice === bottom && (quotient & 1n) === 1n) ? quotient + 1n : quotient;
}

export const divideFloatColumns: Kernel = ([a, b], frame) => {
  const [x, y] = [floatOf(a).values, floatOf(b).values];
  const values = frame.arena.float64();
  const states = faultableStates([floatOf(a), floatOf(b)], frame);
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      values[i] = x[i] / y[i];
      if (y[i] === 0 && states[i] === PRESENT) states[i] = FAULTS.divisionByZero;
    }
  });
  return { kind: 'float', values, states: finiteStates([{ kind: 'float', values, states }], values, frame) };
};

/** The remainder of a division that drops what is behind the point; it has the sign of what is divided. */
export const remainderOfExactColumns: Kernel = (columns, frame, { type }) => {
  const [a, b] = [exactOf(columns[0]), exactOf(columns[1])];
  const scale = scaleOf(type);
  const [byA, byB] = [powerOfTen(scale - a.scale), powerOfTen(scale - b.scale)];
  const bounds = (column: ExactColumn, by: number): number =>
    column.kind === 'wide' ? Infinity : Math.max(-column.min, column.max, 0) * by;
  if (a.kind === 'wide' || b.kind === 'wide' || Math.max(bounds(a, byA), bounds(b, byB)) > EXACT) {
    return remainderWide(a, b, scale, frame);
  }
  const states = faultableStates([a, b], frame);
  const values = frame.arena.float64();
  const [x, y] = [a.values, b.values];
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      if (y[i] === 0) {
        values[i] = 0;
        if (states[i] === PRESENT) states[i] = FAULTS.divisionByZero;
      } else {
        values[i] = ((x[i] * byA) % (y[i] * byB)) + 0;
      }
    }
  });
  const most = Math.min(bounds(a, byA), bounds(b, byB));
  return { kind: 'number', values, scale, min: a.min < 0 ? -most : 0, max: a.max > 0 ? most : 0, states };
};

function remainderWide(a: ExactColumn, b: ExactColumn, scale: number, frame: Room): ExactColumn {
  const [wideA, wideB] = [widened(a, scale, frame), widened(b, scale, frame)];
  const states = faultableStates([wideA, wideB], frame);
  const values = widesOf(frame);
  const [x, y] = [wideA.values, wideB.values];
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      values[i] = y[i] === 0n ? 0n : x[i] % y[i];
      if (y[i] === 0n && states[i] === PRESENT) states[i] = FAULTS.divisionByZero;
    }
  });
  return { kind: 'wide', values, scale, states };
}

/** The whole quotient of two exact numbers, without what is behind the point. */
export const wholeQuotient: Kernel = (columns, frame) => {
  const [a, b] = [exactOf(columns[0]), exactOf(columns[1])];
  const scale = Math.max(a.scale, b.scale);
  if (a.kind === 'number' && b.kind === 'number' && scale === 0) return wholeQuotientOfNumbers(a, b, frame);
  const [wideA, wideB] = [widened(a, scale, frame), widened(b, scale, frame)];
  const states = faultableStates([wideA, wideB], frame);
  const values = widesOf(frame);
  const [x, y] = [wideA.values, wideB.values];
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      const quotient = y[i] === 0n ? 0n : x[i] / y[i];
      values[i] = quotient;
      if (states[i] !== PRESENT) continue;
      if (y[i] === 0n) states[i] = FAULTS.divisionByZero;
      // Only the least number divided by -1 is too large.
      else if (quotient >= WHOLE_END) states[i] = FAULTS.wholeTooLarge;
    }
  });
  return { kind: 'wide', values, scale: 0, states };
};

function wholeQuotientOfNumbers(
  a: Extract<ExactColumn, { kind: 'number' }>,
  b: Extract<ExactColumn, { kind: 'number' }>,
  frame: Room,
): ExactColumn {
  const states = faultableStates([a, b], frame);
  const values = frame.arena.float64();
  const [x, y] = [a.values, b.values];
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      if (y[i] === 0) {
        values[i] = 0;
        if (states[i] === PRESENT) states[i] = FAULTS.divisionByZero;
      } else {
        // The remainder of doubles is exact, and so is what is left to divide.
        values[i] = (x[i] - (x[i] % y[i])) / y[i] + 0;
      }
    }
  });
  const most = Math.max(-a.min, a.max, 0);
  return { kind: 'number', values, scale: 0, min: -most, max: most, states };
}
