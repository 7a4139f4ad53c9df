import { isWideDecimal, type LogicalType } from '@populace/core';
import type { FormulaType } from './formula-type.ts';

/** Whether a column of a type can hold a formula's values; what then does not fit in some row is a fault of that row. */
export function canHold(column: LogicalType, formula: FormulaType): boolean {
  if (isWideDecimal(column)) return false;
  switch (formula.kind) {
    case 'int':
      return ['int32', 'int64', 'decimal', 'float64'].includes(column.kind);
    case 'decimal':
      return column.kind === 'decimal' || column.kind === 'float64';
    case 'float':
      return column.kind === 'float64';
    case 'text':
    case 'duration':
      return column.kind === 'string';
    case 'bool':
      return column.kind === 'boolean';
    case 'timestamp':
      return column.kind === 'timestamp' || column.kind === 'timestamptz';
    case 'date':
    case 'time':
    case 'uuid':
    case 'bytes':
    case 'json':
      return column.kind === formula.kind;
    default:
      return false;
  }
}
