import { type Output, planColumnTexts } from '@populace/cells';
import { type Column, isWideDecimal } from '@populace/core';
import { base64Bytes, decodeBase64 } from '../shared/bytes/decode-base64.ts';
import { planDoubles } from '../shared/columnar/doubles.ts';
import { finestType } from '../shared/columnar/finest-type.ts';
import { planNumbers } from '../shared/columnar/numbers.ts';
import type { NumberType } from '../shared/columnar/stored-number.ts';
import { HEAD, MOST_HEAD_BYTES, writeHead } from './heads.ts';
import { checkJson, MOST_BYTES_BY_BYTE, writeJson } from './json-values.ts';
import { MOST_NUMBER_BYTES, writeDouble, writeWhole } from './numbers.ts';
import { MOST_POINT_BYTES, writePoint } from './points.ts';

/** What a null is. */
export const NIL = 0xc0;

/** The values of a column. */
export interface MsgpackCell {
  /** Makes ready for the first `n` rows of the vector as they stand; returns the most bytes of any of them. */
  fill(n: number): number;
  /** Writes the value of a row that is no null from `at` on; returns where it ends. */
  write(out: Output, row: number, at: number): number;
}

/** How values are written that MessagePack has several ways for. */
export interface MsgpackValues {
  readonly decimals: 'text' | 'float';
  readonly moments: 'text' | 'timestamp';
  readonly json: 'values' | 'text';
}

interface CellSettings {
  readonly values: MsgpackValues;
  /** The most rows of a batch. */
  readonly rows: number;
  /** By row, 0 for a null. */
  readonly present: Uint8Array | undefined;
}

/**
 * Plans the values of a column; undefined where they are texts.
 * @throws CodedError `format/cannot-hold` for what is no value of the column's type.
 */
export function planMsgpackCell(column: Column, settings: CellSettings): MsgpackCell | undefined {
  const { values, rows } = settings;
  const type = finestType(column);
  switch (type.kind) {
    case 'boolean':
      return booleanCell({ ...column, type: { kind: type.kind }, rows });
    case 'int32':
    case 'int64':
      return wholeCell({ ...column, type: { kind: type.kind }, rows });
    case 'float64':
      return doubleCell(column, rows);
    case 'decimal':
      if (values.decimals === 'text') return undefined;
      return isWideDecimal(type) ? doubleCell(column, rows) : decimalCell({ ...column, type, rows }, type.scale);
    case 'timestamptz':
      return values.moments === 'timestamp'
        ? pointCell({ ...column, type, rows }, type.precision === 'us' ? 1e6 : 1e3)
        : undefined;
    case 'bytes':
      return bytesCell(column, settings);
    case 'json':
      return values.json === 'values' ? jsonCell(column, settings) : undefined;
    default:
      return undefined;
  }
}

interface NumberColumn extends Pick<Column, 'name' | 'vector'> {
  readonly type: NumberType;
  readonly rows: number;
}

function booleanCell(column: NumberColumn): MsgpackCell {
  const numbers = planNumbers(column);
  return {
    fill(n) {
      numbers.fill(n);
      return 1;
    },
    write({ bytes }, row, at) {
      bytes[at] = 0xc2 + numbers.lo[row];
      return at + 1;
    },
  };
}

function wholeCell(column: NumberColumn): MsgpackCell {
  const numbers = planNumbers(column);
  return {
    fill(n) {
      numbers.fill(n);
      return MOST_NUMBER_BYTES;
    },
    write: (out, row, at) => writeWhole(out, numbers.hi[row], numbers.lo[row], at),
  };
}

function doubleCell(column: Column, rows: number): MsgpackCell {
  const doubles = planDoubles(column, rows);
  return {
    fill(n) {
      doubles.fill(n);
      return MOST_NUMBER_BYTES;
    },
    write: (out, row, at) => writeDouble(out, doubles.values[row], at),
  };
}

/** The nearest floats of decimals that are below 2^53 without their points; near ones for others. */
function decimalCell(column: NumberColumn, scale: number): MsgpackCell {
  const numbers = planNumbers(column);
  // Exact up to 10^22.
  const by = Number(10n ** BigInt(scale));
  return {
    fill(n) {
      numbers.fill(n);
      return MOST_NUMBER_BYTES;
    },
    write: (out, row, at) => writeDouble(out, (numbers.hi[row] * 2 ** 32 + (numbers.lo[row] >>> 0)) / by, at),
  };
}

function pointCell(column: NumberColumn, perSecond: number): MsgpackCell {
  const numbers = planNumbers(column);
  return {
    fill(n) {
      numbers.fill(n);
      return MOST_POINT_BYTES;
    },
    write: (out, row, at) => writePoint(out, { hi: numbers.hi[row], lo: numbers.lo[row], perSecond }, at),
  };
}

/** Bytes, which come as base64 without gaps. */
function bytesCell(column: Column, { rows, present }: CellSettings): MsgpackCell {
  const texts = planColumnTexts(column, { gap: 0, rows, present });
  let bytes: Uint8Array = new Uint8Array();
  return {
    fill(n) {
      bytes = texts.write(n);
      return MOST_HEAD_BYTES + longest(texts.ends, n);
    },
    write(out, row, at) {
      const text = bytes.subarray(row === 0 ? 0 : texts.ends[row - 1], texts.ends[row]);
      return decodeBase64(text, out.bytes, writeHead(out, HEAD.bytes, base64Bytes(text, 0, text.length), at));
    },
  };
}

function jsonCell(column: Column, { rows, present }: CellSettings): MsgpackCell {
  checkJson(column);
  const texts = planColumnTexts(column, { gap: 0, rows, present });
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let bytes: Uint8Array = new Uint8Array();
  return {
    fill(n) {
      bytes = texts.write(n);
      return longest(texts.ends, n) * MOST_BYTES_BY_BYTE;
    },
    write(out, row, at) {
      const text = decoder.decode(bytes.subarray(row === 0 ? 0 : texts.ends[row - 1], texts.ends[row]));
      return writeJson(out, text, at, column.name);
    },
  };
}

/** The most bytes of a text, of so many that stand one behind the other. */
function longest(ends: Int32Array, n: number): number {
  let most = 0;
  for (let row = 0; row < n; row++) most = Math.max(most, ends[row] - (row === 0 ? 0 : ends[row - 1]));
  return most;
}
