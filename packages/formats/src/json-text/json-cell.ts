import type { CellLayout, Column } from '@populace/core';
import { checkBare, isBare } from '../bare-values/check-bare.ts';
import { jsonEscapes } from './json-escapes.ts';

export interface JsonCellOptions {
  /** What stands before each value: what follows the value before it, and the name. */
  readonly before: string;
  /** Whether int64 stands as digits or as text. */
  readonly bigints: 'digits' | 'text';
}

/**
 * Returns the layout of a column's members of a JSON object (RFC 8259): numbers and booleans by the column's type, whatever they
 * are made of; JSON as it is, on one line; all else as strings.
 * @throws CodedError `format/cannot-hold` where a column of numbers or booleans is made of something else.
 */
export function jsonCell(column: Column, { before, bigints }: JsonCellOptions): CellLayout {
  const { type } = column;
  const cell = { before, null: 'null' };
  // White space is all that a line end can be in JSON text.
  if (type.kind === 'json') return { ...cell, escapes: { '\n': ' ', '\r': ' ' } };
  if (isBare(type)) checkBare(column, 'JSON');
  if (isBare(type) && (type.kind !== 'int64' || bigints === 'digits')) return cell;
  return { ...cell, open: '"', close: '"', escapes: jsonEscapes() };
}
