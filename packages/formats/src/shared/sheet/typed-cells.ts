import { vectorTextReader } from '@populace/cells';
import {
  type CodesVector,
  type Column,
  type ConstantVector,
  createDictionary,
  isNumeric,
  type LogicalType,
  type MixedVector,
  type Vector,
  type WideVector,
} from '@populace/core';
import type { CellMarkup, SpeltCell } from './cell-markup.ts';
import { oneRowVector } from './one-row-vector.ts';

/** Whole cells of a column, markup and all, as a vector. */
export interface TypedCells {
  readonly vector: Vector;
  /** Makes the first `n` rows. */
  prepare(n: number): void;
}

/** Numbers of more digits would be rounded: a spreadsheet's are doubles. */
const MOST_DIGITS = 15;
const MOST_SCALED = 10 ** MOST_DIGITS;

/**
 * Returns the cells of a column of numbers, booleans, dates or times. Those that a spreadsheet would change are text: numbers of more
 * than 15 digits, and dates before the days that readers agree on. Returns undefined where the column is text altogether.
 */
export function typedCells({ type, vector }: Column, markup: CellMarkup): TypedCells | undefined {
  return cellsOf(vector, type, markup);
}

function cellsOf(vector: Vector, type: LogicalType, markup: CellMarkup): TypedCells | undefined {
  switch (vector.kind) {
    case 'constant':
      return constantCells(vector, type, markup);
    case 'codes':
      return givenCells(vector, type, markup);
    case 'mixed':
      return mixedCells(vector, type, markup);
    case 'bool':
      return type.kind === 'boolean' ? booleanCells(vector.values, vector, markup) : undefined;
    case 'int32':
    case 'decimal':
    case 'float64':
      return isNumeric(type)
        ? joined(vector, { parts: markup.number(withoutNulls(vector), scaleOf(type)) })
        : undefined;
    case 'wide':
      return isNumeric(type) ? wideCells(vector, type, markup) : undefined;
    case 'date':
      if (type.kind !== 'date') return undefined;
      return sinceFirstDay(vector, markup.date(withoutNulls(vector)), markup);
    case 'timestamp':
      if (type.kind !== 'timestamp' && type.kind !== 'timestamptz') return undefined;
      return sinceFirstDay(vector, markup.timestamp(withoutNulls(vector)), markup);
    case 'time':
      return type.kind === 'time' ? joined(vector, markup.time(withoutNulls(vector))) : undefined;
    default:
      return undefined;
  }
}

function constantCells(vector: ConstantVector, type: LogicalType, markup: CellMarkup): TypedCells | undefined {
  // The empty text is of no other type: where it may be null, it is null in every row, as under the cells of a table of given rows.
  if (vector.valid !== undefined && vector.text === '' && type.kind !== 'string') return still(vector);
  const text = givenCell(vector.text, type, markup);
  return text === undefined ? undefined : still({ ...vector, text });
}

function scaleOf(type: LogicalType): number | undefined {
  return type.kind === 'decimal' ? type.scale : undefined;
}

/** Cells that are the same for every batch, or follow the codes of the column itself. */
function still(vector: Vector): TypedCells {
  return { vector, prepare: () => undefined };
}

/** Returns the vector of what a cell is made of, null where `nulls` is. */
function joined(nulls: Vector, { parts, prepare }: SpeltCell): TypedCells {
  const vectors = parts.map((part): Vector => (typeof part === 'string' ? { kind: 'constant', text: part } : part));
  return { vector: { kind: 'parts', parts: vectors, ...validOf(nulls) }, prepare: prepare ?? (() => undefined) };
}

function plain(vector: Vector, { plainText: [open, close] }: CellMarkup): TypedCells {
  return joined(vector, { parts: [open, withoutNulls(vector), close] });
}

function validOf({ valid }: Vector): { valid?: Uint8Array } {
  return valid === undefined ? {} : { valid };
}

/** The same vector without nulls: whoever writes it has looked whether there is one. */
function withoutNulls<V extends Vector>(vector: V): V {
  const { valid: _, ...rest } = vector;
  // All vectors are whole without `valid`.
  return rest as V;
}

/** Numbers of up to 15 digits as such, longer ones as text. A double's digits are rounded by whoever made it. */
function wideCells(vector: WideVector, type: LogicalType, markup: CellMarkup): TypedCells {
  const spelt = { parts: markup.number(withoutNulls(vector), scaleOf(type)) };
  if (type.kind === 'float64') return joined(vector, spelt);
  const { hi, lo } = vector;
  const isShort = (row: number): boolean => Math.abs(hi[row] * 2 ** 32 + (lo[row] >>> 0)) < MOST_SCALED;
  const options = [joined(withoutNulls(vector), spelt), plain(withoutNulls(vector), markup)] as const;
  return either(vector, options, hi.length, isShort);
}

function sinceFirstDay(
  vector: Extract<Vector, { kind: 'date' | 'timestamp' }>,
  spelt: SpeltCell,
  markup: CellMarkup,
): TypedCells {
  const { days, min } = vector;
  const { firstDay } = markup;
  if (min >= firstDay) return joined(vector, spelt);
  const options = [joined(withoutNulls(vector), spelt), plain(withoutNulls(vector), markup)] as const;
  return either(vector, options, days.length, (row) => days[row] >= firstDay);
}

/** The first of two kinds of cells in rows that fulfil a condition, else the second. */
function either(
  nulls: Vector,
  [first, second]: readonly [TypedCells, TypedCells],
  capacity: number,
  isFirst: (row: number) => boolean,
): TypedCells {
  const choice = new Int32Array(capacity);
  const options = [{ vector: first.vector }, { vector: second.vector }];
  return {
    vector: { kind: 'mixed', choice, options, ...validOf(nulls) },
    prepare(n) {
      first.prepare(n);
      for (let row = 0; row < n; row++) choice[row] = isFirst(row) ? 0 : 1;
    },
  };
}

function booleanCells(values: Uint8Array, { valid }: Vector, markup: CellMarkup): TypedCells {
  const codes = new Int32Array(values.length);
  const dictionary = createDictionary([markup.boolean(false), markup.boolean(true)]);
  return {
    vector: { kind: 'codes', codes, dictionary, nullable: valid !== undefined },
    prepare(n) {
      for (let row = 0; row < n; row++) codes[row] = valid?.[row] === 0 ? dictionary.size : values[row];
    },
  };
}

function mixedCells(vector: MixedVector, type: LogicalType, markup: CellMarkup): TypedCells | undefined {
  const made = vector.options.map((option) => ({ option, cells: cellsOf(option.vector, type, markup) }));
  const options = made.flatMap(({ option, cells }) => (cells === undefined ? [] : [{ option, cells }]));
  if (options.length < made.length) return undefined;
  return {
    vector: { ...vector, options: options.map(({ option, cells }) => ({ ...option, vector: cells.vector })) },
    prepare(n) {
      for (const { option, cells } of options) cells.prepare(option.filled === undefined ? n : option.filled.n);
    },
  };
}

/** Undefined where one of the texts is not of the type. */
function givenCells(vector: CodesVector, type: LogicalType, markup: CellMarkup): TypedCells | undefined {
  const { dictionary } = vector;
  const cells = Array.from({ length: dictionary.size }, (_, code) => givenCell(dictionary.text(code), type, markup));
  const typed = cells.filter((cell) => cell !== undefined);
  return typed.length < cells.length ? undefined : still({ ...vector, dictionary: createDictionary(typed) });
}

/** Returns the cell of a value that is written out in the schema; undefined where it is not of the type. */
function givenCell(text: string, type: LogicalType, markup: CellMarkup): string | undefined {
  if (type.kind === 'boolean') return text === 'true' || text === 'false' ? markup.boolean(text === 'true') : undefined;
  if (isNumeric(type)) return givenNumber({ kind: 'constant', text }, type, markup);
  const vector = oneRowVector(text, type);
  const cells = vector === undefined ? undefined : cellsOf(vector, type, markup);
  return cells === undefined ? undefined : textOf(cells);
}

function givenNumber(vector: ConstantVector, type: LogicalType, markup: CellMarkup): string | undefined {
  const [, whole, fraction = ''] = NUMBER.exec(vector.text) ?? [];
  if (whole === undefined) return undefined;
  const isShort = type.kind === 'float64' || (whole + fraction).replace(/^0+/, '').length <= MOST_DIGITS;
  return textOf(isShort ? joined(vector, { parts: markup.number(vector, scaleOf(type)) }) : plain(vector, markup));
}

const NUMBER = /^-?([0-9]+)(?:\.([0-9]+))?(?:[eE][-+]?[0-9]+)?$/;

/** The text of cells that are the same in every row, or have one row. */
function textOf({ vector, prepare }: TypedCells): string {
  prepare(1);
  return vectorTextReader(vector)(0) ?? '';
}
