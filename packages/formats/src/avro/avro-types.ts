import type { ArrayType, LogicalType, ObjectType, TimePrecision } from '@populace/core';

/** A type as a schema names it: a primitive one, or one with what it means. */
export type AvroType =
  | string
  | { readonly type: string; readonly logicalType: string; readonly [key: string]: unknown };

/** What a logical type is in Avro (1.12, Logical Types). JSON, which has no type there, is text. */
export function avroType(type: Exclude<LogicalType, ArrayType | ObjectType>): AvroType {
  switch (type.kind) {
    case 'boolean':
      return 'boolean';
    case 'int32':
      return 'int';
    case 'int64':
      return 'long';
    case 'float64':
      return 'double';
    case 'string':
    case 'json':
      return 'string';
    case 'bytes':
      return 'bytes';
    case 'uuid':
      return { type: 'string', logicalType: 'uuid' };
    case 'date':
      return { type: 'int', logicalType: 'date' };
    case 'decimal':
      return { type: 'bytes', logicalType: 'decimal', precision: type.precision, scale: type.scale };
    case 'time':
      return { type: type.precision === 'us' ? 'long' : 'int', logicalType: `time-${unitOf(type.precision)}` };
    case 'timestamp':
      return { type: 'long', logicalType: `local-timestamp-${unitOf(type.precision)}` };
    case 'timestamptz':
      return { type: 'long', logicalType: `timestamp-${unitOf(type.precision)}` };
  }
}

/** Whole seconds have no type of their own: they are written as milliseconds. */
function unitOf(precision: TimePrecision): string {
  return precision === 'us' ? 'micros' : 'millis';
}
