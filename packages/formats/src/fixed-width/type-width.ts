import { type LogicalType, type WholeType, wholeLimits } from '@populace/core';

const TIME = { s: 8, ms: 12, us: 15 };

/** Returns the width in which every value of a type fits; `textWidth` for texts of any length. */
export function typeWidth(type: LogicalType, textWidth: number): number {
  switch (type.kind) {
    case 'string':
      return type.length ?? textWidth;
    case 'json':
    case 'bytes':
    case 'array':
    case 'object':
      return textWidth;
    case 'int32':
    case 'int64':
      return wholeWidth(type);
    case 'float64':
      // The longest is such as -0.0000012345678901234567.
      return 25;
    case 'decimal':
      return decimalWidth(type.precision, type.scale);
    case 'boolean':
      return 5;
    case 'uuid':
      return 36;
    case 'date':
      return 10;
    case 'time':
      return TIME[type.precision];
    case 'timestamp':
      return 11 + TIME[type.precision];
    case 'timestamptz':
      return 12 + TIME[type.precision];
  }
}

/** As many digits as the greatest number has, and a sign where there is one. */
function wholeWidth(type: WholeType): number {
  const { min, max } = wholeLimits(type);
  return Math.max(`${min}`.length, `${max}`.length);
}

/** A sign, the digits before the point (one zero at least), the point and those behind it. */
function decimalWidth(precision: number, scale: number): number {
  const whole = Math.max(1, precision - scale);
  return 1 + whole + (scale === 0 ? 0 : 1 + scale);
}
