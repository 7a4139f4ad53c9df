import {
  type Column,
  type DateVector,
  isNumeric,
  type ListVector,
  type MixedVector,
  type StructVector,
  type TimestampVector,
  type Vector,
} from '@populace/core';
import { vectorTextReader, wideNumber } from './text-reader.ts';

/** How dates and timestamps come out of a value reader: as ISO 8601 text, or as `Date` (whose precision is milliseconds). */
export type DateForm = 'text' | 'Date';

/**
 * What a row's cell is in JavaScript: whole numbers are numbers within ±(2^53 − 1), else bigints; floats numbers; booleans
 * booleans; decimals, times, uuids and bytes (base64) texts; JSON what it says; lists arrays; structures objects; null null.
 */
export type Value = unknown;

/** Returns the value of a row. */
export type ValueReader = (row: number) => Value;

/** Creates the reader of a column's values, for rows as objects. */
export function createValueReader({ type, vector }: Column, { dates }: { readonly dates: DateForm }): ValueReader {
  if (vector.kind === 'list') return listReader(vector, { dates });
  if (vector.kind === 'struct') return structReader(vector, { dates });
  if (vector.kind === 'mixed') return mixedReader(vector, type, { dates });
  if (dates === 'Date' && (vector.kind === 'date' || vector.kind === 'timestamp')) return dateReader(vector);
  if (type.kind === 'boolean' && vector.kind === 'bool') return nullable(vector, (row) => vector.values[row] !== 0);
  if (isNumeric(type) && type.kind !== 'decimal') return numberReader(vector, type.kind === 'float64');
  return convertedReader(vector, converterOf(type.kind, dates));
}

function mixedReader(vector: MixedVector, type: Column['type'], form: { readonly dates: DateForm }): ValueReader {
  const { choice, options } = vector;
  const readers = options.map((option) => createValueReader({ name: '', type, vector: option.vector }, form));
  return nullable(vector, (row) => {
    const option = choice[row];
    return readers[option](options[option].at?.[row] ?? row);
  });
}

function listReader(vector: ListVector, form: { readonly dates: DateForm }): ValueReader {
  const { offsets, item } = vector;
  const read = createValueReader(item, form);
  return nullable(vector, (row) => {
    const from = offsets[row];
    return Array.from({ length: offsets[row + 1] - from }, (_, place) => read(from + place));
  });
}

function structReader(vector: StructVector, form: { readonly dates: DateForm }): ValueReader {
  const members = vector.members.map((member) => ({ name: member.name, read: createValueReader(member, form) }));
  // From entries, a member called __proto__ is one like any other.
  return nullable(vector, (row) => Object.fromEntries(members.map(({ name, read }) => [name, read(row)])));
}

type Converter = (text: string) => Value;

function converterOf(kind: Column['type']['kind'], dates: DateForm): Converter {
  if (kind === 'boolean') return (text) => text === 'true';
  if (kind === 'json') return (text): unknown => JSON.parse(text);
  if (dates === 'Date' && (kind === 'date' || kind === 'timestamp' || kind === 'timestamptz')) return dateOf;
  return (text) => text;
}

function numberReader(vector: Vector, isFloat: boolean): ValueReader {
  if (vector.kind === 'int32' || vector.kind === 'float64') {
    const { values } = vector;
    // Minus zero is written as `0`, so it is read as 0.
    return nullable(vector, (row) => values[row] + 0);
  }
  if (vector.kind === 'wide' && vector.scale === 0 && !isFloat) {
    const { hi, lo } = vector;
    return nullable(vector, (row) => wholeNumber(hi[row], lo[row]));
  }
  return convertedReader(vector, isFloat ? Number : wholeNumberOf);
}

/** 2^53 and more has bits above the low 21 of the high word. */
const SAFE_HIGH = 2 ** 21;

function wholeNumber(hi: number, lo: number): number | bigint {
  // The least of the numbers with -2^21 above is -2^53, which is one too many.
  const isSafe = hi < SAFE_HIGH && hi >= -SAFE_HIGH && !(hi === -SAFE_HIGH && lo === 0);
  return isSafe ? hi * 2 ** 32 + (lo >>> 0) : wideNumber(hi, lo);
}

function wholeNumberOf(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number + 0 : BigInt(text);
}

/** Reads texts and converts them; each entry of a dictionary once, unless what it becomes can be changed by who gets it. */
function convertedReader(vector: Vector, convert: Converter): ValueReader {
  const read = vectorTextReader(vector);
  const readRow: ValueReader = (row) => {
    const text = read(row);
    return text === null ? null : convert(text);
  };
  if (vector.kind !== 'codes') return readRow;
  const values: Value[] = [];
  const { codes, valid } = vector;
  return (row) => {
    if (valid !== undefined && valid[row] === 0) return null;
    const code = codes[row];
    const known = values[code];
    if (known !== undefined) return known;
    const value = readRow(row);
    if (value === null || typeof value !== 'object') values[code] = value;
    return value;
  };
}

function dateReader(vector: DateVector | TimestampVector): ValueReader {
  const { days } = vector;
  if (vector.kind === 'date') return nullable(vector, (row) => new Date(days[row] * 86_400_000));
  const { ms } = vector;
  return nullable(vector, (row) => new Date(days[row] * 86_400_000 + ms[row]));
}

/** Reads a date or timestamp; one without a zone is in UTC. */
function dateOf(text: string): Date {
  return new Date(text.length > 10 && !text.endsWith('Z') ? `${text}Z` : text);
}

function nullable({ valid }: Vector, read: ValueReader): ValueReader {
  return valid === undefined ? read : (row) => (valid[row] === 0 ? null : read(row));
}
