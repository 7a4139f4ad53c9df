import type { CellLayout } from '@populace/cells';
import { type Column, isNumeric, type Vector } from '@populace/core';
import { checkBare } from '../shared/bare-values/check-bare.ts';
import { mapTexts } from '../shared/bare-values/map-texts.ts';
import { innerColumns } from '../shared/nested/inner-columns.ts';
import type { Dialect } from '../shared/sql/dialects/dialect.ts';
import { copiedArray, nativeColumn, nativeLiteral } from '../shared/sql/native-cells.ts';
import type { SqlSettings } from '../shared/sql/sql-options.ts';
import { checkJson } from './check-json.ts';
import { mostCharacters } from './most-characters.ts';

/**
 * Returns a column as a dialect's values are made: booleans in its words, points in time without a zone where
 * it has none.
 */
export function sqlColumn(column: Column, settings: SqlSettings): Column {
  const { type } = column;
  const { dialect } = settings;
  if (innerColumns(column).length > 0) return nativeColumn(column, settings, (inner) => sqlColumn(inner, settings));
  if (type.kind === 'json' && dialect.parsesJson) checkJson(column, dialect.name);
  if (type.kind === 'boolean') return inWords(column, dialect);
  if (type.kind !== 'timestamptz' || dialect.hasZones) return column;
  return mapTexts(column, (text) => text.replace(/Z$/, ''));
}

/** @throws CodedError `format/cannot-hold` for booleans that are made of something else. */
function inWords(column: Column, { booleans }: Dialect): Column {
  checkBare(column, 'SQL');
  const words = new Map(Object.entries(booleans));
  // The text of a null stays.
  return mapTexts(column, (text) => words.get(text) ?? text);
}

/** Returns the layout of a column's values in INSERT: numbers and booleans bare where they are sure to be such, all else in quotes. */
export function literalCell(column: Column, settings: SqlSettings): CellLayout {
  const native = nativeLiteral(column, settings, (inner) => literalCell(inner, settings));
  if (native !== undefined) return native;
  const { dialect, conflict } = settings;
  const { type, vector } = column;
  const nothing = (conflict !== 'error' && dialect.typedNull?.(type)) || 'NULL';
  if (type.kind === 'bytes') return { ...dialect.bytes, hex: true, null: nothing };
  if (type.kind === 'boolean') return { booleans: dialect.booleans, null: nothing };
  if (isNumeric(type) && dialect.isExactBare(type) && isOfNumbers(vector)) return { null: nothing };
  const { open, close, escapes, refuses, long } = dialect.text;
  const isLong = long !== undefined && mostCharacters(vector) > long.above;
  return { open: isLong ? long.open : open, close, null: nothing, escapes, refuses };
}

/** Returns the layout of a column's values in the text form of COPY (manual of PostgreSQL, COPY, File Formats). */
export function copyCell(column: Column, settings: SqlSettings): CellLayout {
  const array = copiedArray(column, settings);
  if (array !== undefined) return array;
  const { type } = column;
  const { refuses } = settings.dialect.text;
  const cell = { null: '\\N', refuses, escapes: { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' } };
  return type.kind === 'bytes' ? { null: cell.null, open: '\\\\x', hex: true } : cell;
}

const NUMBER_KINDS: readonly Vector['kind'][] = ['int32', 'decimal', 'wide', 'float64'];
const NUMBER = /^-?[0-9]{1,400}(?:\.[0-9]{1,400})?(?:e[+-]?[0-9]{1,3})?$/;

/** Whether every value of a vector is a number, so that nothing else can come to stand without quotes. */
function isOfNumbers(vector: Vector): boolean {
  if (NUMBER_KINDS.includes(vector.kind)) return true;
  if (vector.kind === 'mixed') return vector.options.every((option) => isOfNumbers(option.vector));
  if (vector.kind === 'constant') {
    // The empty text is no number: where it may be null, it is null in every row.
    return NUMBER.test(vector.text) || (vector.valid !== undefined && vector.text === '');
  }
  if (vector.kind !== 'codes') return false;
  for (let code = 0; code < vector.dictionary.size; code++) {
    if (!NUMBER.test(vector.dictionary.text(code))) return false;
  }
  return true;
}
