import { faultableStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { type FloatColumn, PRESENT } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';
import type { Argument, Kernel } from '../columns/kernel.ts';
import { atScale, EXACT, type ExactColumn, exactOf, floatOf, powerOfTen } from '../columns/number-columns.ts';
import type { FormulaType } from '../types/formula-type.ts';
import { roundExact } from './round-exact.ts';
import { roundHalfEven, wholeOfFloatKernel } from './whole-numbers.ts';

const MOST_SCALE = 18;
const BEYOND_SCALES = `the scale is between -${MOST_SCALE} and ${MOST_SCALE}`;

function writtenScale(argument: Argument | undefined): number {
  return argument?.constant?.kind === 'int' ? Number(argument.constant.value) : 0;
}

/** The type of an exact number that is rounded: it keeps its own scale where that is smaller. */
export function roundedType([type]: readonly FormulaType[], [, scale]: readonly Argument[]): FormulaType | string {
  const wanted = writtenScale(scale);
  if (wanted < -MOST_SCALE || wanted > MOST_SCALE) return BEYOND_SCALES;
  if (type?.kind !== 'decimal' || wanted <= 0) return { kind: 'int' };
  return { kind: 'decimal', scale: Math.min(wanted, type.scale) };
}

/** The type of a float that is rounded to a scale. */
export function roundedFloatType(_types: readonly FormulaType[], [, scale]: readonly Argument[]): FormulaType | string {
  const wanted = writtenScale(scale);
  if (wanted < -MOST_SCALE || wanted > MOST_SCALE) return BEYOND_SCALES;
  return wanted <= 0 ? { kind: 'int' } : { kind: 'decimal', scale: wanted };
}

/** The decimal type of a written scale. */
export function decimalType(_types: readonly FormulaType[], [, scale]: readonly Argument[]): FormulaType | string {
  const wanted = writtenScale(scale);
  if (wanted < 0 || wanted > MOST_SCALE) return `the scale is between 0 and ${MOST_SCALE}`;
  return { kind: 'decimal', scale: wanted };
}

export const roundExactKernel: Kernel = ([column], frame, { args }) => {
  const exact = exactOf(column);
  const scale = writtenScale(args[1]);
  return exact.scale <= scale ? exact : roundExact(exact, scale, frame);
};

/** An exact number as a decimal of a written scale. */
export const decimalOfExact: Kernel = ([column], frame, { args }) =>
  exactWithDecimals(exactOf(column), writtenScale(args[1]), frame);

/** An exact number with so many digits after the point, rounded half to even. */
export function exactWithDecimals(exact: ExactColumn, scale: number, frame: Room): ExactColumn {
  return exact.scale <= scale ? atScale(exact, scale, frame) : roundExact(exact, scale, frame);
}

/** A float rounded to a written scale: to tens, hundreds and so on where that is below 0. */
export const roundFloatKernel: Kernel = (columns, frame, call) => {
  const scale = writtenScale(call.args[1]);
  if (scale >= 0) return decimalOfFloat(columns, frame, call);
  const unit = powerOfTen(-scale);
  return wholeOfFloatKernel((x) => roundHalfEven(x / unit) * unit)(columns, frame, call);
};

/** A float as a decimal of a written scale: the multiple of 10^-scale that is nearest to its product with 10^scale. */
export const decimalOfFloat: Kernel = ([column], frame, { args }) =>
  floatWithDecimals(floatOf(column), writtenScale(args[1]), frame);

/** The same for any scale. */
export function floatWithDecimals({ values: from, ...float }: FloatColumn, scale: number, frame: Room): ExactColumn {
  const unit = powerOfTen(scale);
  const values = frame.arena.float64();
  const states = faultableStates([{ ...float, values: from }], frame);
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      const made = roundHalfEven(from[i] * unit);
      const fits = made >= -EXACT && made <= EXACT;
      values[i] = fits ? made + 0 : 0;
      if (!fits && states[i] === PRESENT) states[i] = FAULTS.decimalTooLarge;
    }
  });
  return { kind: 'number', values, scale, min: -EXACT, max: EXACT, states };
}
