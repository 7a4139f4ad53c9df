import type { LogicalType } from '@populace/core';
import { type Data, DataType, TimeUnit, tableFromIPC, type Vector } from 'apache-arrow';
import { DAY_US, dateText, decimalText, momentText, timeText } from '../columnar/value-texts-for-tests.ts';

/**
 * The rows of an Arrow file or stream as Apache's own reader gives them, each value as the text that stands for it in every format, times to the
 * microsecond.
 */
export function readWithArrow(bytes: Uint8Array, columns: readonly { readonly type: LogicalType }[]): unknown[][] {
  const table = tableFromIPC(bytes);
  const read = columns.map(({ type }, place) => {
    const vector = table.getChildAt(place);
    return vector === null ? [] : textsOf(vector, type);
  });
  return Array.from({ length: table.numRows }, (_, row) => read.map((texts) => texts[row]));
}

function textsOf(vector: Vector, type: LogicalType): unknown[] {
  return vector.data.flatMap((data) =>
    Array.from({ length: data.length }, (_, row) => (data.getValid(row) ? textOf(data, row, type) : null)),
  );
}

/** Values are read from the buffers, as the reader's own values have fewer digits. */
function textOf(data: Data, row: number, type: LogicalType): unknown {
  if (data.dictionary !== undefined) return data.dictionary.get(data.values[row]);
  switch (type.kind) {
    case 'boolean':
      return String(((data.values[row >> 3] >> (row & 7)) & 1) === 1);
    case 'decimal':
      return decimalText(wordsAt(data.values, row), type.scale);
    case 'date':
      return dateText(BigInt(data.values[row]) * DAY_US);
    case 'time':
      return timeText(microsAt(data, row));
    case 'timestamp':
      return momentText(microsAt(data, row));
    case 'timestamptz':
      return `${momentText(microsAt(data, row))}Z`;
    case 'uuid':
      return Buffer.from(data.values.subarray(row * 16, row * 16 + 16))
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    case 'bytes':
      return bytesAt(data, row).toString('base64');
    case 'string':
    case 'json':
      return bytesAt(data, row).toString('utf8');
    default:
      return String(data.values[row]);
  }
}

function microsAt({ values, type }: Data, row: number): bigint {
  const isFine = (DataType.isTime(type) || DataType.isTimestamp(type)) && type.unit === TimeUnit.MICROSECOND;
  return BigInt(values[row]) * (isFine ? 1n : 1000n);
}

/** A number of 128 bits in four words. */
function wordsAt(words: Uint32Array, row: number): bigint {
  const unsigned = [3, 2, 1, 0].reduce((sum, word) => (sum << 32n) | BigInt(words[row * 4 + word] ?? 0), 0n);
  return BigInt.asIntN(128, unsigned);
}

function bytesAt({ values, valueOffsets }: Data, row: number): Buffer {
  return Buffer.from(values.subarray(valueOffsets[row], valueOffsets[row + 1]));
}
