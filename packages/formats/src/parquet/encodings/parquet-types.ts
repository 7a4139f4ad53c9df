import {
  CodedError,
  isWideDecimal,
  type LogicalType,
  type TimePrecision,
  type WholeType,
  wholeBits,
} from '@populace/core';
import type { ThriftWriter } from './thrift.ts';

/** How values are kept: the numbers of Parquet's `Type`. */
export const PHYSICAL = { boolean: 0, int32: 1, int64: 2, double: 5, byteArray: 6, fixedBytes: 7 } as const;

/** The numbers of Parquet's `Encoding`. */
export const ENCODING = {
  plain: 0,
  rle: 3,
  deltaBinaryPacked: 5,
  deltaLengthByteArray: 6,
  rleDictionary: 8,
} as const;

/** What a column is in a Parquet file (Apache Parquet Format 2.11, LogicalTypes). */
export interface ParquetType {
  readonly physical: (typeof PHYSICAL)[keyof typeof PHYSICAL];
  /** Bytes of each value, where all have as many. */
  readonly length?: number;
  /** The number of `ConvertedType`, for readers from before 2017. */
  readonly converted?: number;
  readonly decimal?: { readonly precision: number; readonly scale: number };
  /** Writes the one field of the union `LogicalType`. */
  logical?(thrift: ThriftWriter): void;
}

/** What a logical type is in Parquet. */
export function parquetType(type: LogicalType): ParquetType {
  switch (type.kind) {
    case 'boolean':
      return { physical: PHYSICAL.boolean };
    case 'int32':
    case 'int64':
      return wholeType(type);
    case 'float64':
      return { physical: PHYSICAL.double };
    case 'string':
      return { physical: PHYSICAL.byteArray, converted: 0, logical: empty(1) };
    case 'json':
      return { physical: PHYSICAL.byteArray, converted: 19, logical: empty(12) };
    case 'bytes':
      return { physical: PHYSICAL.byteArray };
    case 'uuid':
      return { physical: PHYSICAL.fixedBytes, length: 16, logical: empty(14) };
    case 'date':
      return { physical: PHYSICAL.int32, converted: 6, logical: empty(6) };
    case 'decimal':
      return decimalType(type);
    case 'time':
      return timeType(type.precision);
    case 'timestamp':
    case 'timestamptz':
      return timestampType(type.precision, type.kind === 'timestamptz');
    case 'array':
    case 'object':
      throw new CodedError('internal', 'Lists and structures are no values of a column of their own.');
  }
}

const SIZES: readonly number[] = [8, 16, 32, 64];
/** The first of the converted types of whole numbers: of each size without a sign, then with one. */
const CONVERTED = { unsigned: 11, signed: 15 } as const;

/** Those of 32 and 64 bits with a sign are what they are kept as; others say how many bits they have. */
function wholeType(type: WholeType): ParquetType {
  const { bits, isSigned } = wholeBits(type);
  const physical = bits === 64 ? PHYSICAL.int64 : PHYSICAL.int32;
  if (isSigned && bits >= 32) return { physical };
  return {
    physical,
    converted: CONVERTED[isSigned ? 'signed' : 'unsigned'] + SIZES.indexOf(bits),
    logical: (thrift) =>
      thrift.struct(10, () => {
        thrift.i8(1, bits);
        thrift.bool(2, isSigned);
      }),
  };
}

function empty(field: number): (thrift: ThriftWriter) => void {
  return (thrift) => thrift.struct(field, () => undefined);
}

function decimalType(type: Extract<LogicalType, { kind: 'decimal' }>): ParquetType {
  const { precision, scale } = type;
  const narrow = precision <= 9 ? PHYSICAL.int32 : PHYSICAL.int64;
  return {
    ...(isWideDecimal(type) ? { physical: PHYSICAL.fixedBytes, length: 16 } : { physical: narrow }),
    converted: 5,
    decimal: { precision, scale },
    logical: (thrift) =>
      thrift.struct(5, () => {
        thrift.i32(1, scale);
        thrift.i32(2, precision);
      }),
  };
}

/** Whole seconds have no type of their own: they are written as milliseconds. */
function timeType(precision: TimePrecision): ParquetType {
  const isFine = precision === 'us';
  return {
    physical: isFine ? PHYSICAL.int64 : PHYSICAL.int32,
    converted: isFine ? 8 : 7,
    logical: timeUnit(7, false, isFine),
  };
}

/** Points in time without a zone have the converted type, too, as the format asks, though that one means UTC. */
function timestampType(precision: TimePrecision, isUtc: boolean): ParquetType {
  const isFine = precision === 'us';
  return { physical: PHYSICAL.int64, converted: isFine ? 10 : 9, logical: timeUnit(8, isUtc, isFine) };
}

function timeUnit(field: number, isUtc: boolean, isFine: boolean): (thrift: ThriftWriter) => void {
  return (thrift) =>
    thrift.struct(field, () => {
      thrift.bool(1, isUtc);
      thrift.struct(2, () => thrift.struct(isFine ? 2 : 1, () => undefined));
    });
}
