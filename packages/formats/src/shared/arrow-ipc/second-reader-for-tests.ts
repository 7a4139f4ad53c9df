import type { LogicalType } from '@populace/core';
import { type Column, TimeUnit, tableFromIPC } from '@uwdata/flechette';
import { DAY_US, dateText, decimalText, momentText, timeText } from '../columnar/value-texts-for-tests.ts';

/** Whole numbers as they are, not as doubles. */
const EXACT = { useBigInt: true, useBigIntTimestamp: true, useDecimalInt: true };

/** The rows of an Arrow file or stream as a reader gives them that shares nothing with Apache's; values as `readWithArrow` has them. */
export function readWithFlechette(bytes: Uint8Array, columns: readonly { readonly type: LogicalType }[]): unknown[][] {
  const table = tableFromIPC(bytes, EXACT);
  const read = columns.map(({ type }, place) => textsOf(table.getChildAt(place), type));
  return Array.from({ length: table.numRows }, (_, row) => read.map((texts) => texts[row]));
}

function textsOf(column: Column<unknown>, type: LogicalType): unknown[] {
  const micros = microsOf(column);
  return Array.from(column, (value) => (value === null || value === undefined ? null : textOf(value, type, micros)));
}

/** By what the numbers of a time are multiplied to be microseconds. */
function microsOf({ type }: Column<unknown>): bigint {
  return 'unit' in type && type.unit === TimeUnit.MICROSECOND ? 1n : 1000n;
}

function textOf(value: unknown, type: LogicalType, micros: bigint): unknown {
  switch (type.kind) {
    case 'decimal':
      return decimalText(BigInt(value as bigint), type.scale);
    case 'date':
      // Milliseconds, whatever the unit of the file.
      return dateText((BigInt(value as number) * DAY_US) / 86_400_000n);
    case 'time':
      return timeText(BigInt(value as bigint) * micros);
    case 'timestamp':
      return momentText(BigInt(value as bigint) * micros);
    case 'timestamptz':
      return `${momentText(BigInt(value as bigint) * micros)}Z`;
    case 'uuid':
      return Buffer.from(value as Uint8Array)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    case 'bytes':
      return Buffer.from(value as Uint8Array).toString('base64');
    default:
      return String(value);
  }
}
