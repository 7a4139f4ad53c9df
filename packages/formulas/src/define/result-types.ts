import type { Argument } from '../columns/kernel.ts';
import { commonType, scaleOf } from '../types/common-type.ts';
import type { FormulaType } from '../types/formula-type.ts';
import type { ResultType } from './define-function.ts';

/** The most digits of a decimal. */
export const MOST_SCALE = 18;

export const BOOL: FormulaType = { kind: 'bool' };
export const INT: FormulaType = { kind: 'int' };
export const FLOAT: FormulaType = { kind: 'float' };
export const TEXT: FormulaType = { kind: 'text' };
export const DATE: FormulaType = { kind: 'date' };
export const TIME: FormulaType = { kind: 'time', precision: 's' };
export const TIMESTAMP: FormulaType = { kind: 'timestamp', precision: 's', zoned: false };
export const WHOLE_DAYS: FormulaType = { kind: 'duration', wholeDays: true };
export const DURATION: FormulaType = { kind: 'duration' };

/** The exact type of a scale: whole numbers where both operands are. */
export function exactType(types: readonly FormulaType[], scale: number): ResultType {
  if (types.every(({ kind }) => kind === 'int' || kind === 'null')) return INT;
  if (scale <= MOST_SCALE) return { kind: 'decimal', scale };
  return `the result would have ${scale} digits after the point, and decimals have ${MOST_SCALE} in all; round an operand`;
}

/** The scale of a sum, a difference, a remainder. */
export function sumType(types: readonly FormulaType[]): ResultType {
  return exactType(
    types,
    types.reduce((most, type) => Math.max(most, scaleOf(type)), 0),
  );
}

/** The one type that all arguments have in common. */
export function commonOf(types: readonly FormulaType[]): ResultType {
  let common: FormulaType | undefined = { kind: 'null' };
  for (const type of types) common = common && commonType(common, type);
  return common ?? 'the values are of different types';
}

/** The value of an argument that is a text written out. */
export function textConstant(argument: Argument | undefined): string | undefined {
  const value = argument?.constant;
  return value?.kind === 'text' ? value.value : undefined;
}
