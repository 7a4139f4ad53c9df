import { civilFromDays } from '@populace/calendar';
import {
  type Column,
  type DecimalVector,
  type DigitsVector,
  isNested,
  isNumeric,
  type NamedVector,
  type TimePrecision,
  type UuidVector,
  type Vector,
  type WideVector,
} from '@populace/core';

/** Returns a row's value as plain text, without any format's quotes or escapes; a list or structure as JSON text; null for a null. */
export type TextReader = (row: number) => string | null;

/** Creates the reader of a column's texts. */
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
      return digitsReader(vector);
    case 'decimal':
      return decimalReader(vector);
    case 'wide':
      return wideReader(vector);
    case 'bool':
      return (row) => (vector.values[row] === 0 ? 'false' : 'true');
    case 'date':
      return dateReader(vector.days);
    case 'time':
      return (row) => timeText(vector.ms[row], vector.us?.[row] ?? 0, vector.precision);
    case 'timestamp': {
      const readDate = dateReader(vector.days);
      const end = vector.zoned ? 'Z' : '';
      return (row) =>
        `${readDate(row)}T${timeText(vector.ms[row], vector.us === undefined ? 0 : vector.us[row], vector.precision)}${end}`;
    }
    case 'uuid':
      return uuidReader(vector.words);
    case 'bytes':
      return textOfBytes(vector.offsets, vector.bytes);
    case 'list': {
      const read = jsonTextReader(vector.item);
      return (row) => `[${textsOf(vector.offsets, row, read).join(',')}]`;
    }
    case 'struct': {
      const members = vector.members.map((member) => ({
        before: `${JSON.stringify(member.name)}:`,
        read: jsonTextReader(member),
      }));
      return (row) => `{${members.map(({ before, read }) => before + read(row)).join(',')}}`;
    }
    case 'mixed': {
      const readers = vector.options.map((option) => vectorTextReader(option.vector));
      return (row) => {
        const option = vector.choice[row];
        return readers[option](vector.options[option].at?.[row] ?? row);
      };
    }
    case 'parts': {
      const parts = vector.parts.map(vectorTextReader);
      return (row) => {
        let text = '';
        for (const part of parts) text += part(row) ?? '';
        return text;
      };
    }
  }
}

function textsOf(offsets: Int32Array, row: number, read: (row: number) => string): readonly string[] {
  const from = offsets[row];
  return Array.from({ length: offsets[row + 1] - from }, (_, place) => read(from + place));
}

/** The text of a value within JSON text, as `jsonValueCell` lays it out. */
function jsonTextReader({ type, vector }: NamedVector): (row: number) => string {
  const read = vectorTextReader(vector);
  const isBare = isNested(type) || isNumeric(type) || type.kind === 'boolean';
  return (row) => {
    const text = read(row);
    if (text === null) return 'null';
    if (type.kind === 'json') return text.replaceAll(/[\n\r]/g, ' ');
    return isBare ? text : JSON.stringify(text);
  };
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

/** Texts of days, each made once for as long as they stay near one another. */
function dateReader(days: Int32Array): (row: number) => string {
  const known = new Map<number, string>();
  return (row) => {
    const day = days[row];
    const text = known.get(day) ?? dateText(day);
    if (known.size < MOST_DATES) known.set(day, text);
    return text;
  };
}

const MOST_DATES = 100_000;

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

let hex: readonly string[] | undefined;

/** The two digits of each byte. */
function hexTexts(): readonly string[] {
  hex ??= Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
  return hex;
}

function uuidReader([first, second, third, fourth]: UuidVector['words']): TextReader {
  const texts = hexTexts();
  const half = (word: number): string => texts[word >>> 8] + texts[word & 255];
  return (row) => {
    const [a, b, c, d] = [first[row], second[row], third[row], fourth[row]];
    const ends = `${half(b >>> 16)}-${half(b & 0xffff)}-${half(c >>> 16)}`;
    return `${half(a >>> 16)}${half(a & 0xffff)}-${ends}-${half(c & 0xffff)}${half(d >>> 16)}${half(d & 0xffff)}`;
  };
}

function digitsReader({ chunks, widths }: DigitsVector): TextReader {
  return (row) => {
    let text = '';
    for (let place = 0; place < chunks.length; place++) text += pad(chunks[place][row], widths[place]);
    return text;
  };
}

function decimalReader({ values, scale }: DecimalVector): TextReader {
  const unit = Number(`1e${scale}`);
  return (row) => {
    const value = values[row];
    const size = Math.abs(value);
    const whole = Math.floor(size / unit);
    const sign = value < 0 ? '-' : '';
    return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${String(size - whole * unit).padStart(scale, '0')}`;
  };
}

function wideReader({ hi, lo, scale }: WideVector): TextReader {
  return (row) => {
    const isShort = scale === 0 && hi[row] === lo[row] >> 31;
    return isShort ? String(lo[row]) : scaledText(wideNumber(hi[row], lo[row]), scale);
  };
}

function textOfBytes(offsets: Int32Array, bytes: Uint8Array): TextReader {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return (row) => decoder.decode(bytes.subarray(offsets[row], offsets[row + 1]));
}

/** Numbers of up to four digits with zeros before them, each made once. */
const padded: string[][] = [[], [], [], [], []];

function pad(number: number, width: number): string {
  const known = padded[width];
  if (known === undefined || number < 0) return String(number).padStart(width, '0');
  known[number] ??= String(number).padStart(width, '0');
  return known[number];
}
