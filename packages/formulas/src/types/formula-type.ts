import { isWideDecimal, type LogicalType, type TimePrecision } from '@populace/core';

/**
 * What a formula's value is. Whole numbers have 64 bits; decimals up to 18 digits, `scale` of them after the point. `row` is the row of
 * a table, whose columns are asked for by name; it is no value of its own.
 */
export type FormulaType =
  | { readonly kind: 'bool' | 'int' | 'float' | 'text' | 'bytes' | 'uuid' | 'date' | 'json' | 'null' }
  /** Of whole days alone where `wholeDays` says so: with one of these a date stays a date. */
  | { readonly kind: 'duration'; readonly wholeDays?: boolean }
  | { readonly kind: 'decimal'; readonly scale: number }
  | { readonly kind: 'time'; readonly precision: TimePrecision }
  | { readonly kind: 'timestamp'; readonly precision: TimePrecision; readonly zoned: boolean }
  | { readonly kind: 'list'; readonly of: FormulaType }
  | { readonly kind: 'row'; readonly table: string };

/** What a parameter takes: a kind of type, or one of several. `exact` is an int or a decimal, `number` any number. */
export type ParameterKind =
  | FormulaType['kind']
  | 'number'
  | 'exact'
  /** A date or a timestamp. */
  | 'day'
  | 'any';

/** The type that a column's values have in formulas. */
export function formulaTypeOf(type: LogicalType): FormulaType {
  switch (type.kind) {
    case 'string':
      return { kind: 'text' };
    case 'int32':
    case 'int64':
      return { kind: 'int' };
    case 'float64':
      return { kind: 'float' };
    case 'boolean':
      return { kind: 'bool' };
    case 'decimal':
      // What 64 bits do not hold is text, which `float` reads.
      return isWideDecimal(type) ? { kind: 'text' } : { kind: 'decimal', scale: type.scale };
    case 'timestamp':
    case 'timestamptz':
      return { kind: 'timestamp', precision: type.precision, zoned: type.kind === 'timestamptz' };
    case 'time':
      return { kind: 'time', precision: type.precision };
    case 'array':
    case 'object':
      // Of what kind the values are does not matter, as a formula that names such a column is refused.
      return { kind: 'list', of: { kind: 'json' } };
    default:
      return { kind: type.kind };
  }
}

/** The type of a column whose values are a formula's; undefined where no column can hold them: a list, a row, null alone. */
export function columnTypeOf(type: FormulaType): LogicalType | undefined {
  switch (type.kind) {
    case 'text':
      return { kind: 'string' };
    case 'int':
      return { kind: 'int64' };
    case 'float':
      return { kind: 'float64' };
    case 'bool':
      return { kind: 'boolean' };
    case 'decimal':
      return { kind: 'decimal', precision: 18, scale: type.scale };
    case 'timestamp':
      return { kind: type.zoned ? 'timestamptz' : 'timestamp', precision: type.precision };
    case 'time':
      return { kind: 'time', precision: type.precision };
    // A duration is written as ISO 8601, `PT1H30M`.
    case 'duration':
      return { kind: 'string' };
    case 'bytes':
    case 'uuid':
    case 'date':
    case 'json':
      return { kind: type.kind };
    case 'list':
    case 'row':
    case 'null':
      return undefined;
  }
}
