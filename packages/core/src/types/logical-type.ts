/** What a value means, whatever bytes it travels in. `decimal` has a precision of 1 to 18 digits, `scale` of them after the point. */
export type LogicalType =
  /** Texts; of at most `length` characters (code points) where that is said. */
  | { readonly kind: 'string'; readonly length?: number }
  | { readonly kind: 'int32' | 'int64' | 'float64' | 'boolean' | 'date' | 'uuid' | 'bytes' | 'json' }
  | { readonly kind: 'decimal'; readonly precision: number; readonly scale: number }
  | { readonly kind: 'time' | 'timestamp' | 'timestamptz'; readonly precision: TimePrecision };

/** How fine a time is written: whole seconds, milliseconds or microseconds. */
export type TimePrecision = 's' | 'ms' | 'us';

/** The name of a type as a person writes it: `int64`, `decimal(10,2)`, `string(40)`, `timestamp`. */
export function typeName(type: LogicalType): string {
  if (type.kind === 'decimal') return `decimal(${type.precision},${type.scale})`;
  return type.kind === 'string' && type.length !== undefined ? `string(${type.length})` : type.kind;
}

/** Whether the values of a type are numbers, which formats with typed literals write without quotation marks. */
export function isNumeric(type: LogicalType): boolean {
  return type.kind === 'int32' || type.kind === 'int64' || type.kind === 'float64' || type.kind === 'decimal';
}
