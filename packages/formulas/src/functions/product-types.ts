import type { ResultType } from '../define/define-function.ts';
import { exactType } from '../define/result-types.ts';
import { QUOTIENT_SCALE } from '../numbers/divide.ts';
import { scaleOf } from '../types/common-type.ts';
import type { FormulaType } from '../types/formula-type.ts';

/** The type of a product: its scale is the sum of the operands'. */
export function productType(types: readonly FormulaType[]): ResultType {
  return exactType(
    types,
    types.reduce((sum, type) => sum + scaleOf(type), 0),
  );
}

/** The type of a quotient: a decimal with six digits after the point, or as many as an operand has. */
export function quotientType(types: readonly FormulaType[]): ResultType {
  return { kind: 'decimal', scale: types.reduce((most, type) => Math.max(most, scaleOf(type)), QUOTIENT_SCALE) };
}
