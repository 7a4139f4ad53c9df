import {
  type CodesVector,
  createDictionary,
  type LogicalType,
  type MixedVector,
  SLACK,
  type TimePrecision,
  typeName,
  type Vector,
} from '@populace/core';

/** The cells of a column, filled by hand: what a planned column has after a batch, with the number of its rows. */
export interface Cells {
  readonly type: LogicalType;
  readonly vector: Vector;
  /** Undefined where any number of rows is the same. */
  readonly n: number | undefined;
}

/** A value by row; null is the database's null. */
type Values<T> = readonly (T | null)[];

/** A point in time by days from 1970-01-01, milliseconds of the day and microseconds. */
export interface Instant {
  readonly days: number;
  readonly ms: number;
  readonly us?: number;
}

/** The same text in every row. */
export function constantCells(text: string, type: LogicalType = { kind: 'string' }): Cells {
  return { type, vector: { kind: 'constant', text }, n: undefined };
}

/** Texts by code; nulls are the null entry. */
export function codesCells(texts: Values<string>, type: LogicalType = { kind: 'string' }): Cells {
  const dictionary = createDictionary([...new Set(texts.filter((text) => text !== null))]);
  const codes = words(texts, (text) => dictionary.code(text));
  const vector: CodesVector = { kind: 'codes', codes, dictionary };
  for (const [row, text] of texts.entries()) if (text === null) codes[row] = dictionary.size;
  return { type, vector, n: texts.length };
}

/** Free text. */
export function bytesCells(texts: Values<string>, type: LogicalType = { kind: 'string' }): Cells {
  const encoded = texts.map((text) => new TextEncoder().encode(text ?? ''));
  const offsets = new Int32Array(texts.length + 1 + SLACK);
  for (const [row, bytes] of encoded.entries()) offsets[row + 1] = (offsets[row] ?? 0) + bytes.length;
  const bytes = new Uint8Array((offsets[texts.length] ?? 0) + SLACK);
  for (const [row, text] of encoded.entries()) bytes.set(text, offsets[row]);
  const maxBytes = encoded.reduce((most, text) => Math.max(most, text.length), 0);
  return { type, vector: { kind: 'bytes', offsets, bytes, maxBytes, ...validity(texts) }, n: texts.length };
}

export function int32Cells(numbers: Values<number>, type: LogicalType = { kind: 'int32' }): Cells {
  const values = words(numbers, (number) => number);
  return { type, vector: { kind: 'int32', values, ...range(numbers), ...validity(numbers) }, n: numbers.length };
}

/** Decimals by their scaled whole numbers. */
export function decimalCells(scaled: Values<number>, scale: number): Cells {
  const values = words(scaled, (number) => number);
  return {
    type: { kind: 'decimal', precision: 18, scale },
    vector: { kind: 'decimal', values, scale, ...range(scaled), ...validity(scaled) },
    n: scaled.length,
  };
}

/** Whole numbers of 64 bits, or decimals by their scaled ones. */
export function wideCells(numbers: Values<bigint>, scale = 0): Cells {
  const hi = words(numbers, (number) => Number(BigInt.asIntN(32, number >> 32n)));
  const lo = words(numbers, (number) => Number(BigInt.asIntN(32, number)));
  const type: LogicalType = scale === 0 ? { kind: 'int64' } : { kind: 'decimal', precision: 18, scale };
  return { type, vector: { kind: 'wide', hi, lo, scale, ...validity(numbers) }, n: numbers.length };
}

export function float64Cells(numbers: Values<number>): Cells {
  const values = new Float64Array(numbers.length + SLACK);
  for (const [row, number] of numbers.entries()) values[row] = number ?? Number.NaN;
  return { type: { kind: 'float64' }, vector: { kind: 'float64', values, ...validity(numbers) }, n: numbers.length };
}

export function boolCells(booleans: Values<boolean>): Cells {
  const values = new Uint8Array(booleans.length + SLACK);
  for (const [row, value] of booleans.entries()) values[row] = value === true ? 1 : 0;
  return { type: { kind: 'boolean' }, vector: { kind: 'bool', values, ...validity(booleans) }, n: booleans.length };
}

/** Texts of digits, cut into chunks of the given widths. */
export function digitsCells(texts: Values<string>, widths: readonly number[]): Cells {
  let from = 0;
  const chunks = widths.map((width) => {
    const begin = from;
    from += width;
    return words(texts, (text) => Number(text.slice(begin, begin + width)));
  });
  return { type: { kind: 'string' }, vector: { kind: 'digits', chunks, widths, ...validity(texts) }, n: texts.length };
}

/** Dates by days from 1970-01-01. */
export function dateCells(days: Values<number>): Cells {
  const vector: Vector = { kind: 'date', days: words(days, (day) => day), ...range(days), ...validity(days) };
  return { type: { kind: 'date' }, vector, n: days.length };
}

/** Times of day; `days` is not looked at. */
export function timeCells(times: Values<Instant>, precision: TimePrecision): Cells {
  const ms = words(times, (time) => time.ms);
  const us = precision === 'us' ? { us: words(times, (time) => time.us ?? 0) } : {};
  const vector: Vector = { kind: 'time', ms, ...us, precision, ...validity(times) };
  return { type: { kind: 'time', precision }, vector, n: times.length };
}

export function timestampCells(instants: Values<Instant>, precision: TimePrecision, zoned: boolean): Cells {
  const days = words(instants, (instant) => instant.days);
  const ms = words(instants, (instant) => instant.ms);
  const us = precision === 'us' ? { us: words(instants, (instant) => instant.us ?? 0) } : {};
  const bounds = range(instants.map((instant) => instant?.days ?? null));
  const vector: Vector = { kind: 'timestamp', days, ms, ...us, precision, zoned, ...bounds, ...validity(instants) };
  return { type: { kind: zoned ? 'timestamptz' : 'timestamp', precision }, vector, n: instants.length };
}

/** UUIDs by their text. */
export function uuidCells(texts: Values<string>): Cells {
  const word = (index: number): Int32Array =>
    words(texts, (text) => Number.parseInt(text.replaceAll('-', '').slice(index * 8, index * 8 + 8), 16) | 0);
  const vector: Vector = { kind: 'uuid', words: [word(0), word(1), word(2), word(3)], ...validity(texts) };
  return { type: { kind: 'uuid' }, vector, n: texts.length };
}

/** The concatenation of other cells, null in the rows named. */
export function partsCells(
  parts: readonly Cells[],
  nullRows: readonly number[] = [],
  n: number = parts.find((part) => part.n !== undefined)?.n ?? 1,
): Cells {
  const nulls = Array.from({ length: n }, (_, row) => (nullRows.includes(row) ? null : row));
  const vector: Vector = { kind: 'parts', parts: parts.map((part) => part.vector), ...validity(nulls) };
  return { type: { kind: 'string' }, vector, n };
}

/** In each row the cell that one of several columns has there, as where given cells stand among made ones. Null in the rows named. */
export function mixedCells(
  choice: readonly number[],
  options: readonly Cells[],
  nullRows: readonly number[] = [],
): Cells {
  return mixed(
    choice,
    options.map(({ vector }) => ({ vector })),
    { type: commonType(options), nullRows },
  );
}

/** In each row the next cell of one of several columns, as where locales share the rows: each column has its own rows alone. */
export function dividedCells(choice: readonly number[], options: readonly Cells[]): Cells {
  const filled = options.map(() => ({ n: 0 }));
  const at = new Int32Array(choice.length + SLACK);
  for (const [row, option] of choice.entries()) {
    const own = filled[option];
    if (own !== undefined) at[row] = own.n++;
  }
  return mixed(
    choice,
    options.map(({ vector }, place) => ({ vector, at, filled: filled[place] })),
    { type: commonType(options), nullRows: [] },
  );
}

function mixed(
  choice: readonly number[],
  options: MixedVector['options'],
  { type, nullRows }: { readonly type: LogicalType; readonly nullRows: readonly number[] },
): Cells {
  const nulls = choice.map((option, row) => (nullRows.includes(row) ? null : option));
  const vector: Vector = { kind: 'mixed', choice: words(choice, (option) => option), options, ...validity(nulls) };
  return { type, vector, n: choice.length };
}

/** The type of all options; text, where they have different ones. */
function commonType(options: readonly Cells[]): LogicalType {
  const [first, ...more] = options.map(({ type }) => type);
  const isCommon = first !== undefined && more.every((type) => typeName(type) === typeName(first));
  return isCommon ? first : { kind: 'string' };
}

function words<T>(values: Values<T>, word: (value: T) => number): Int32Array {
  const array = new Int32Array(values.length + SLACK);
  for (const [row, value] of values.entries()) array[row] = value === null ? -1 : word(value);
  return array;
}

function range(values: Values<number>): { min: number; max: number } {
  const present = values.filter((value) => value !== null);
  return { min: present.reduce((a, b) => Math.min(a, b), 0), max: present.reduce((a, b) => Math.max(a, b), 0) };
}

function validity(values: Values<unknown>): { valid?: Uint8Array } {
  if (!values.includes(null)) return {};
  const valid = new Uint8Array(values.length + SLACK);
  for (const [row, value] of values.entries()) valid[row] = value === null ? 0 : 1;
  return { valid };
}
