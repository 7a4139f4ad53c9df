import type { Argument } from '../columns/kernel.ts';
import type { ResultType } from '../define/define-function.ts';
import { commonOf, FLOAT, INT, TEXT } from '../define/result-types.ts';
import { QUOTIENT_SCALE } from '../numbers/divide.ts';
import { isNumber, scaleOf } from '../types/common-type.ts';
import type { FormulaType } from '../types/formula-type.ts';

/** The type of a sum. */
export function summedType(element: FormulaType | undefined): ResultType {
  if (element?.kind === 'null') return INT;
  return element !== undefined && (isNumber(element) || element.kind === 'duration')
    ? element
    : 'only numbers and durations have a sum';
}

/** The type of an average: a decimal with six digits after the point at least. */
export function averageType(element: FormulaType | undefined): ResultType {
  if (element?.kind === 'float') return FLOAT;
  if (element === undefined || !isNumber(element)) return 'only numbers have an average';
  return { kind: 'decimal', scale: Math.max(scaleOf(element), QUOTIENT_SCALE) };
}

/** The type of one of the values. */
export function keptType(element: FormulaType | undefined): ResultType {
  return element === undefined || element.kind === 'null' ? 'there is no value' : element;
}

/** The type of joined texts. */
export function joinedType(element: FormulaType | undefined): ResultType {
  return element?.kind === 'text' ? TEXT : 'only texts are joined; text(x) makes one of a value';
}

/** The type of a number of values. */
export function countedType(element: FormulaType | undefined): ResultType {
  return element === undefined ? 'rows are all different; say a value of each' : INT;
}

/** The type of the least or greatest of several values. */
export function extremeType(types: readonly FormulaType[]): ResultType {
  const common = commonOf(types);
  return typeof common !== 'string' && common.kind === 'json' ? 'JSON has no order' : common;
}

/** The type of an element of a list that is written out. */
export function elementType([list]: readonly FormulaType[], [argument]: readonly Argument[]): ResultType {
  if (list?.kind !== 'list' || argument === undefined || argument.items.length === 0) {
    return 'the list is written out and has an element at least';
  }
  return list.of.kind === 'null' ? 'the list has no value' : list.of;
}
