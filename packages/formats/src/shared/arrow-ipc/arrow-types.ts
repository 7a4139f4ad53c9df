import { type LogicalType, type TimePrecision, type WholeType, wholeBits } from '@populace/core';
import { byteOf, type FlatTable, intOf, shortOf, tableOf, textOf } from './flat-buffers.ts';

/** What a column is in Arrow (Apache Arrow Columnar Format 1.5, Schema.fbs). */
export interface ArrowType {
  /** The number of the type in the union `Type`. */
  readonly number: number;
  readonly table: FlatTable;
  /** The name of the canonical extension type that the values are of, where there is one. */
  readonly extension?: string;
}

/** The units of Arrow's `TimeUnit`. */
const UNIT = { ms: 1, us: 2 } as const;

/** What a logical type is in Arrow. */
export function arrowType(type: LogicalType): ArrowType {
  switch (type.kind) {
    case 'int32':
    case 'int64':
      return { number: 2, table: wholeInt(type) };
    case 'float64':
      return { number: 3, table: tableOf(shortOf(2)) };
    case 'bytes':
      return { number: 4, table: tableOf() };
    case 'string':
      return { number: 5, table: tableOf() };
    case 'json':
      return { number: 5, table: tableOf(), extension: 'arrow.json' };
    case 'boolean':
      return { number: 6, table: tableOf() };
    case 'decimal':
      return { number: 7, table: tableOf(intOf(type.precision), intOf(type.scale), intOf(128)) };
    case 'date':
      return { number: 8, table: tableOf(shortOf(0)) };
    case 'time':
      return { number: 9, table: tableOf(shortOf(unitOf(type.precision)), intOf(type.precision === 'us' ? 64 : 32)) };
    case 'uuid':
      return { number: 15, table: tableOf(intOf(16)), extension: 'arrow.uuid' };
    case 'array':
      return { number: 12, table: tableOf() };
    case 'object':
      return { number: 13, table: tableOf() };
    default:
      return timestampType(type.precision, type.kind === 'timestamptz');
  }
}

/** Whole numbers of a type. */
export function wholeInt(type: WholeType): FlatTable {
  const { bits, isSigned } = wholeBits(type);
  return tableOf(intOf(bits), byteOf(isSigned ? 1 : 0));
}

function timestampType(precision: TimePrecision, isUtc: boolean): ArrowType {
  const unit = shortOf(unitOf(precision));
  return { number: 10, table: isUtc ? tableOf(unit, textOf('UTC')) : tableOf(unit) };
}

/** Whole seconds are written as milliseconds, as in Parquet. */
function unitOf(precision: TimePrecision): number {
  return precision === 'us' ? UNIT.us : UNIT.ms;
}
