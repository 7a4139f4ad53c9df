import {
  CodedError,
  type CodesVector,
  type ConstantVector,
  createDictionary,
  type LogicalType,
  typeName,
  type Vector,
} from '@populace/core';
import type { ValuePlanning } from '../planning.ts';
import { planCut } from './cut-texts.ts';
import { planOptions } from './plan-options.ts';
import { rescaled } from './rescaled.ts';

/** Turns a vector into the type that the column asks for; `convertible` has allowed it beforehand. */
export function planTyped(vector: Vector, at: ValuePlanning): Vector {
  const { type } = at.column;
  const recipeType = at.scope.type(at.recipe);
  // What refers to a column whose texts are cut has them so.
  // A formula has the type of its column, whatever the length of its texts.
  const isOther = typeName(type) !== typeName(recipeType) || at.recipe.kind === 'formula';
  const isCut = type.kind === 'string' && type.length !== undefined && isOther;
  return isCut ? planCut(vector, type.length, at) : planConverted(vector, at);
}

function planConverted(vector: Vector, at: ValuePlanning): Vector {
  const { type } = at.column;
  const recipeType = at.scope.type(at.recipe);
  if (vector.kind === 'mixed') return planOptions(vector, at, planConverted);
  if (type.kind === 'decimal' && scaleOf(recipeType) !== type.scale) return rescaled(vector, type.scale, at);
  if (type.kind === recipeType.kind) return withPrecision(vector, type);
  if (isPointInTime(type) && (vector.kind === 'codes' || vector.kind === 'constant')) return respelt(vector, type);
  if (type.kind === 'timestamptz' || type.kind === 'timestamp') return toTimestamp(vector, type, at);
  if (type.kind === 'date' && vector.kind === 'timestamp') {
    const { days, min, max, valid } = vector;
    return { kind: 'date', days, min, max, ...(valid === undefined ? {} : { valid }) };
  }
  if (type.kind === 'int32' && vector.kind === 'wide') return toInt32(vector, at);
  return vector;
}

function scaleOf(type: LogicalType): number {
  return type.kind === 'decimal' ? type.scale : 0;
}

function withPrecision(vector: Vector, type: LogicalType): Vector {
  if (vector.kind === 'timestamp' && 'precision' in type && type.kind !== 'decimal') {
    return { ...vector, zoned: type.kind === 'timestamptz' };
  }
  return vector;
}

/** Whether a type is of days or of points in time. */
export function isPointInTime({ kind }: LogicalType): boolean {
  return kind === 'date' || kind === 'timestamp' || kind === 'timestamptz';
}

/** Dates and timestamps that stand as texts, such as given ones. */
function respelt(vector: CodesVector | ConstantVector, type: LogicalType): Vector {
  if (vector.kind === 'constant') return { ...vector, text: respell(vector.text, type) };
  const { dictionary } = vector;
  const texts = Array.from({ length: dictionary.size }, (_, code) => respell(dictionary.text(code), type));
  return { ...vector, dictionary: createDictionary(texts) };
}

function respell(text: string, { kind }: LogicalType): string {
  const day = text.slice(0, 10);
  if (kind === 'date') return day;
  const time = text.slice(10).replace('Z', '');
  return `${day}${time === '' ? 'T00:00:00' : time}${kind === 'timestamptz' ? 'Z' : ''}`;
}

function toTimestamp(vector: Vector, type: LogicalType, at: ValuePlanning): Vector {
  const zoned = type.kind === 'timestamptz';
  if (vector.kind === 'timestamp') return { ...vector, zoned };
  if (vector.kind !== 'date') return vector;
  const { days, min, max, valid } = vector;
  const midnight = at.arena.int32();
  return {
    kind: 'timestamp',
    days,
    ms: midnight,
    precision: 's',
    zoned,
    min,
    max,
    ...(valid === undefined ? {} : { valid }),
  };
}

/** Whole numbers that are two words wide by nature, such as a sequence's, in 32 bits. */
function toInt32(vector: Extract<Vector, { kind: 'wide' }>, at: ValuePlanning): Vector {
  const { hi, lo, valid } = vector;
  const values = at.arena.int32();
  const { name } = at.column;
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      // The plan has compared the table's last row; only `rowAt` beyond it could come here.
      if (hi[i] !== lo[i] >> 31) throw new CodedError('limit/rows', `${name} has numbers beyond int32.`);
      values[i] = lo[i];
    }
  });
  return { kind: 'int32', values, min: -(2 ** 31), max: 2 ** 31 - 1, ...(valid === undefined ? {} : { valid }) };
}

/** Whether values of a type can be given another, as text formats and databases would read them. */
export function isConvertible(from: LogicalType, to: LogicalType): boolean {
  if (typeName(from) === typeName(to) || to.kind === 'string') return true;
  return (WIDENED[from.kind] ?? []).includes(to.kind) && (to.kind !== 'decimal' || holdsDecimal(from, to));
}

const WIDENED: { readonly [kind: string]: readonly LogicalType['kind'][] } = {
  int32: ['int32', 'int64', 'float64', 'decimal', 'json'],
  int64: ['int32', 'int64', 'float64', 'decimal', 'json'],
  decimal: ['float64', 'decimal', 'json'],
  float64: ['json'],
  boolean: ['json'],
  date: ['timestamp', 'timestamptz'],
  timestamp: ['timestamptz', 'date'],
  timestamptz: ['timestamp', 'date'],
};

/** Whether a decimal type has room for the whole digits and the decimals of another; whole numbers are compared by their bounds. */
function holdsDecimal(from: LogicalType, to: Extract<LogicalType, { kind: 'decimal' }>): boolean {
  if (from.kind !== 'decimal') return true;
  return to.scale >= from.scale && to.precision - to.scale >= from.precision - from.scale;
}
