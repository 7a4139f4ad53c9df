import { joinedStates, withStates } from '../columns/buffers.ts';
import { type FormulaColumn, NULL, PRESENT } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';
import type { Kernel } from '../columns/kernel.ts';
import { atScale, type ExactColumn, widened } from '../columns/number-columns.ts';
import { compareTexts } from '../texts/compare-texts.ts';

/** By bit, whether less, equal and greater fulfil a comparison. */
const FULFILLED = { '<': 0b001, '<=': 0b011, '>': 0b100, '>=': 0b110, '==': 0b010, '!=': 0b101 } as const;

export type Comparison = keyof typeof FULFILLED;

/** Returns the kernel of a comparison that is null where an operand is. */
export function orderKernel(comparison: Comparison): Kernel {
  return ([a, b], frame) => {
    const [x, y] = bothOf(a, b);
    const values = comparedValues(x, y, comparison, frame);
    return { kind: 'bool', values, ...withStates(joinedStates([x, y], frame)) };
  };
}

/** Returns the kernel of equality or its contrary, where null is a value equal to itself alone. */
export function equalityKernel(comparison: '==' | '!='): Kernel {
  return ([a, b], frame) => {
    const [x, y] = bothOf(a, b);
    const values = comparedValues(x, y, comparison, frame);
    if (x.states === undefined && y.states === undefined) return { kind: 'bool', values };
    return { kind: 'bool', values, states: settleNulls(values, [x, y], comparison === '==' ? 1 : 0, frame) };
  };
}

/** Writes whether operands are equal where one is null, and returns the states without their nulls. */
function settleNulls(
  values: Uint8Array,
  [x, y]: readonly [FormulaColumn, FormulaColumn],
  whenEqual: 0 | 1,
  frame: Room,
): Uint8Array {
  const states = frame.arena.uint8();
  const none = frame.arena.uint8().fill(PRESENT);
  const [ofX, ofY] = [x.states ?? none, y.states ?? none];
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      const state = Math.max(ofX[i], ofY[i]);
      if (state === NULL) values[i] = ofX[i] === ofY[i] ? whenEqual : 1 - whenEqual;
      states[i] = state > NULL ? state : PRESENT;
    }
  });
  return states;
}

function bothOf(a: FormulaColumn | undefined, b: FormulaColumn | undefined): readonly [FormulaColumn, FormulaColumn] {
  if (a === undefined || b === undefined) throw new TypeError('Two operands are compared.');
  return [a, b];
}

function comparedValues(a: FormulaColumn, b: FormulaColumn, comparison: Comparison, frame: Room): Uint8Array {
  const values = frame.arena.uint8();
  const fulfilled = FULFILLED[comparison];
  if ((a.kind === 'number' || a.kind === 'wide') && (b.kind === 'number' || b.kind === 'wide')) {
    compareExact(values, [a, b], fulfilled, frame);
  } else if (a.kind === 'timestamp' && b.kind === 'timestamp') {
    const [days, others] = [a.days, b.days];
    const [micros, otherMicros] = [a.micros, b.micros];
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        const difference = days[i] - others[i] || micros[i] - otherMicros[i];
        values[i] = (fulfilled >> (1 + Number(difference > 0) - Number(difference < 0))) & 1;
      }
    });
  } else if (a.kind === 'text' && b.kind === 'text') {
    const [x, y] = [a.values, b.values];
    frame.step((n) => {
      for (let i = 0; i < n; i++) values[i] = (fulfilled >> (compareTexts(x[i], y[i]) + 1)) & 1;
    });
  } else {
    compareLanes(values, [numbersOf(a), numbersOf(b)], fulfilled, frame);
  }
  return values;
}

function compareExact(
  values: Uint8Array,
  [a, b]: readonly [ExactColumn, ExactColumn],
  fulfilled: number,
  frame: Room,
): void {
  const scale = Math.max(a.scale, b.scale);
  const [x, y] = [atScale(a, scale, frame), atScale(b, scale, frame)];
  if (x.kind === 'number' && y.kind === 'number') compareLanes(values, [x.values, y.values], fulfilled, frame);
  else compareLanes(values, [widened(x, scale, frame).values, widened(y, scale, frame).values], fulfilled, frame);
}

function compareLanes<T extends Float64Array | Int32Array | Uint8Array | BigInt64Array>(
  values: Uint8Array,
  [x, y]: readonly [T, T],
  fulfilled: number,
  frame: Room,
): void {
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = (fulfilled >> (1 + Number(x[i] > y[i]) - Number(x[i] < y[i]))) & 1;
  });
}

function numbersOf(column: FormulaColumn): Float64Array | Int32Array | Uint8Array {
  switch (column.kind) {
    case 'bool':
    case 'float':
      return column.values;
    case 'date':
      return column.days;
    case 'span':
      return column.micros;
    default:
      throw new TypeError(`Values of ${column.kind} have no order of this kind.`);
  }
}
