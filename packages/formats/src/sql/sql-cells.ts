import { type CellLayout, CodedError, type Column, isNumeric, type Vector } from '@populace/core';
import { mapTexts } from '../bare-values/map-texts.ts';
import type { Dialect } from './dialects/dialect.ts';
import { hexOfBase64 } from './hex-of-base64.ts';

/** Returns a column as a dialect's values are made: bytes as hexadecimal digits, points in time without a zone where it has none. */
export function sqlColumn(column: Column, dialect: Dialect): Column {
  const { type } = column;
  if (type.kind === 'bytes') return mapTexts(column, hexOfBase64);
  if (type.kind !== 'timestamptz' || dialect.hasZones) return column;
  return mapTexts(column, (text) => text.replace(/Z$/, ''));
}

/**
 * Returns the layout of a column's values in INSERT: numbers and booleans bare where they are sure to be such, all else in quotes.
 * @throws CodedError `format/cannot-hold` for booleans that are made of something else.
 */
export function literalCell(column: Column, dialect: Dialect): CellLayout {
  const { type, vector } = column;
  const { escapes, refuses } = dialect;
  if (type.kind === 'bytes') return { ...dialect.bytes, null: 'NULL' };
  if (type.kind === 'boolean') {
    if (!consistsOf(vector, BOOLEANS)) throw notBoolean(column);
    return { null: 'NULL' };
  }
  if (isNumeric(type) && dialect.isExactBare(type) && consistsOf(vector, NUMBERS)) return { null: 'NULL' };
  return { open: "'", close: "'", null: 'NULL', escapes, refuses };
}

/** Returns the layout of a column's values in the text form of COPY (manual of PostgreSQL, COPY, File Formats). */
export function copyCell({ type }: Column, { refuses }: Dialect): CellLayout {
  const cell = { null: '\\N', refuses, escapes: { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' } };
  return type.kind === 'bytes' ? { ...cell, open: '\\\\x' } : cell;
}

/** Values that may stand without quotes: by kind of vector, and by spelling where they are texts. */
interface BareValues {
  readonly kinds: readonly Vector['kind'][];
  readonly spelling: RegExp;
}

const BOOLEANS: BareValues = { kinds: ['bool'], spelling: /^(?:true|false)$/ };
const NUMBERS: BareValues = {
  kinds: ['int32', 'decimal', 'wide', 'float64'],
  spelling: /^-?[0-9]{1,400}(?:\.[0-9]{1,400})?(?:e[+-]?[0-9]{1,3})?$/,
};

/** Whether every value of a vector is one of the kind, so that nothing else can come to stand without quotes. */
function consistsOf(vector: Vector, values: BareValues): boolean {
  if (values.kinds.includes(vector.kind)) return true;
  if (vector.kind === 'mixed') return vector.options.every((option) => consistsOf(option.vector, values));
  if (vector.kind === 'constant') {
    // The empty text is no number and no boolean: where it may be null, it is null in every row.
    return values.spelling.test(vector.text) || (vector.valid !== undefined && vector.text === '');
  }
  if (vector.kind !== 'codes') return false;
  for (let code = 0; code < vector.dictionary.size; code++) {
    if (!values.spelling.test(vector.dictionary.text(code))) return false;
  }
  return true;
}

function notBoolean({ name }: Column): CodedError {
  const message = `Column ${JSON.stringify(name)} is boolean, but has values that are not written so in SQL; give the column \`type: string\`.`;
  return new CodedError('format/cannot-hold', message);
}
