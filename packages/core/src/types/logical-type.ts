import { NARROW_DECIMAL_DIGITS } from './decimal.ts';

/** What a value means, whatever bytes it travels in. `decimal` has a precision of 1 to 38 digits, `scale` of them after the point. */
export type LogicalType =
  /** Texts; of at most `length` characters (code points) where that is said. */
  | { readonly kind: 'string'; readonly length?: number }
  /** Whole numbers, held in 32 or in 64 bits; of a smaller type where `range` names one. */
  | { readonly kind: 'int32'; readonly range?: 'int8' | 'int16' | 'uint8' | 'uint16' }
  | { readonly kind: 'int64'; readonly range?: 'uint32' | 'uint64' }
  | { readonly kind: 'float64' | 'boolean' | 'date' | 'uuid' | 'bytes' | 'json' }
  | { readonly kind: 'decimal'; readonly precision: number; readonly scale: number }
  | { readonly kind: 'time' | 'timestamp' | 'timestamptz'; readonly precision: TimePrecision }
  | ArrayType
  | ObjectType;

/** Lists of values of one type, some of which may be null. */
export interface ArrayType {
  readonly kind: 'array';
  readonly items: LogicalType;
  /** Of lists within lists: none is null, and each has so many items, at least one; absent where that is not certain. */
  readonly length?: number;
}

/** Structures of named values, in this order. */
export interface ObjectType {
  readonly kind: 'object';
  readonly members: readonly { readonly name: string; readonly type: LogicalType }[];
}

/** How fine a time is written: whole seconds, milliseconds or microseconds. */
export type TimePrecision = 's' | 'ms' | 'us';

/** The name of a type as a person writes it: `int64`, `decimal(10,2)`, `string(40)`, `timestamp`, `array(string)`, `object(city: string)`. */
export function typeName(type: LogicalType): string {
  if (type.kind === 'array') return `array(${typeName(type.items)})`;
  if (type.kind === 'object')
    return `object(${type.members.map((one) => `${one.name}: ${typeName(one.type)}`).join(', ')})`;
  if (type.kind === 'decimal') return `decimal(${type.precision},${type.scale})`;
  if (type.kind === 'int32' || type.kind === 'int64') return type.range ?? type.kind;
  return type.kind === 'string' && type.length !== undefined ? `string(${type.length})` : type.kind;
}

/** Whether values of a type are made of other values. */
export function isNested(type: LogicalType): type is ArrayType | ObjectType {
  return type.kind === 'array' || type.kind === 'object';
}

/** Whether a type is of decimals that have more digits than 64 bits hold: their values are text until a format writes them. */
export function isWideDecimal(type: LogicalType): boolean {
  return type.kind === 'decimal' && type.precision > NARROW_DECIMAL_DIGITS;
}

/** Whether the values of a type are numbers, which formats with typed literals write without quotation marks. */
export function isNumeric(type: LogicalType): boolean {
  return type.kind === 'int32' || type.kind === 'int64' || type.kind === 'float64' || type.kind === 'decimal';
}
