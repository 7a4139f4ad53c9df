import type { TimePrecision } from '@populace/core';
import type { FormulaType } from './formula-type.ts';

const PRECISIONS: readonly TimePrecision[] = ['s', 'ms', 'us'];

/** Whether values of a type are numbers. */
export function isNumber(type: FormulaType): boolean {
  return type.kind === 'int' || type.kind === 'decimal' || type.kind === 'float';
}

/** The digits after the point of an exact number. */
export function scaleOf(type: FormulaType): number {
  return type.kind === 'decimal' ? type.scale : 0;
}

/** The type that holds values of both: of numbers the wider, of times the finer; undefined where there is none. */
export function commonType(a: FormulaType, b: FormulaType): FormulaType | undefined {
  if (a.kind === 'null') return b;
  if (b.kind === 'null') return a;
  if (isNumber(a) && isNumber(b)) return commonNumber(a, b);
  if (a.kind === 'timestamp' && b.kind === 'timestamp') {
    return { kind: 'timestamp', precision: finer(a.precision, b.precision), zoned: a.zoned || b.zoned };
  }
  if (a.kind === 'time' && b.kind === 'time') return { kind: 'time', precision: finer(a.precision, b.precision) };
  if (a.kind === 'duration' && b.kind === 'duration') return a.wholeDays === true ? b : a;
  if (a.kind === 'list' && b.kind === 'list') {
    const of = commonType(a.of, b.of);
    return of && { kind: 'list', of };
  }
  return a.kind === b.kind && a.kind !== 'row' ? a : undefined;
}

function commonNumber(a: FormulaType, b: FormulaType): FormulaType {
  if (a.kind === 'float' || b.kind === 'float') return { kind: 'float' };
  if (a.kind === 'int' && b.kind === 'int') return a;
  return { kind: 'decimal', scale: Math.max(scaleOf(a), scaleOf(b)) };
}

/** The finer of two precisions. */
export function finer(a: TimePrecision, b: TimePrecision): TimePrecision {
  return PRECISIONS.indexOf(a) > PRECISIONS.indexOf(b) ? a : b;
}
