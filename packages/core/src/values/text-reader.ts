import type { Column } from '../batch/batch.ts';
import type { Vector } from '../batch/vector.ts';
import { civilFromDays } from '../time/civil.ts';
import type { TimePrecision } from '../types/logical-type.ts';

/** Returns a row's value as plain text, without any format's quotes or escapes; null for a null. */
export type TextReader = (row: number) => string | null;

/** Creates the reader of a column's texts. For previews and tests: it allocates, and is written for the eye, not for speed. */
export function createTextReader(column: Column): TextReader {
  return vectorTextReader(column.vector);
}

/** Creates the reader of a vector's texts. */
export function vectorTextReader(vector: Vector): TextReader {
  const read = presentTextReader(vector);
  const { valid } = vector;
  return valid === undefined ? read : (row) => (valid[row] === 0 ? null : read(row));
}

function presentTextReader(vector: Vector): TextReader {
  switch (vector.kind) {
    case 'constant':
      return () => vector.text;
    case 'codes':
      return (row) => {
        const code = vector.codes[row];
        return code === vector.dictionary.size ? null : vector.dictionary.text(code);
      };
    case 'int32':
    case 'float64':
      return (row) => String(vector.values[row]);
    case 'digits':
      return (row) => vector.chunks.map((chunk, place) => pad(chunk[row], vector.widths[place])).join('');
    case 'decimal':
      return (row) => scaledText(BigInt(vector.values[row]), vector.scale);
    case 'wide':
      return (row) => scaledText(wideNumber(vector.hi[row], vector.lo[row]), vector.scale);
    case 'bool':
      return (row) => (vector.values[row] === 0 ? 'false' : 'true');
    case 'date':
      return (row) => dateText(vector.days[row]);
    case 'time':
      return (row) => timeText(vector.ms[row], vector.us?.[row] ?? 0, vector.precision);
    case 'timestamp':
      return (row) => {
        const time = timeText(vector.ms[row], vector.us?.[row] ?? 0, vector.precision);
        return `${dateText(vector.days[row])}T${time}${vector.zoned ? 'Z' : ''}`;
      };
    case 'uuid':
      return (row) => uuidText(vector.words.map((word) => word[row]));
    case 'bytes':
      return textOfBytes(vector.offsets, vector.bytes);
    case 'parts': {
      const parts = vector.parts.map(vectorTextReader);
      return (row) => parts.map((part) => part(row) ?? '').join('');
    }
  }
}

/** Returns the signed number of 64 bits that two words make. */
export function wideNumber(hi: number, lo: number): bigint {
  return (BigInt(hi) << 32n) | BigInt(lo >>> 0);
}

function scaledText(scaled: bigint, scale: number): string {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(scale + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function dateText(days: number): string {
  const { year, month, day } = civilFromDays(days);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function timeText(ms: number, us: number, precision: TimePrecision): string {
  const second = Math.floor(ms / 1000);
  const minute = Math.floor(second / 60);
  const whole = `${pad(Math.floor(minute / 60), 2)}:${pad(minute % 60, 2)}:${pad(second % 60, 2)}`;
  if (precision === 's') return whole;
  return `${whole}.${pad(ms % 1000, 3)}${precision === 'us' ? pad(us, 3) : ''}`;
}

function uuidText(words: readonly number[]): string {
  const hex = words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function textOfBytes(offsets: Int32Array, bytes: Uint8Array): TextReader {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return (row) => decoder.decode(bytes.subarray(offsets[row], offsets[row + 1]));
}

function pad(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
