import { fitsType, isNumeric, type LogicalType, type Place, type ScalarNode } from '@populace/core';

/** A cell that a document gives, as it is written there. */
export interface WrittenCell {
  /** From 0. */
  readonly row: number;
  readonly column: string;
  readonly value: ScalarNode['value'];
  readonly text: string;
  readonly place: Place;
}

/** A number with `_` between its digits, which YAML takes for text. */
const PARTED = /^[-+]?[0-9]+(?:_[0-9]+)+(?:\.[0-9]+)?$/;
/** `2024_01` may well be an article's number; this is hardly anything but a number. */
const THOUSANDS = /^[-+]?[1-9][0-9]{0,2}(?:_[0-9]{3})+$/;

/**
 * The text of a cell in a column of a type, or one that asks for none: numbers as they are written, without the `_` between their
 * digits, booleans as `true` and `false`; null for a null.
 */
export function textOfCell({ value, text }: WrittenCell, type: LogicalType | undefined): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string' || !isPartedNumber(text, type)) return text;
  return text.replaceAll('_', '').replace(/^\+/, '');
}

function isPartedNumber(text: string, type: LogicalType | undefined): boolean {
  if (type === undefined) return THOUSANDS.test(text);
  return isNumeric(type) && PARTED.test(text);
}

/**
 * The type of a column whose values are all given: boolean, int64 or float64 where every value that is not null is one and keeps
 * its value in it; else string. Text in quotation marks is text, even if it is spelt like a number.
 */
export function typeOfCells(cells: readonly WrittenCell[]): LogicalType {
  const values = cells.filter(({ value }) => value !== null);
  if (values.length === 0) return { kind: 'string' };
  if (values.every(({ value }) => typeof value === 'boolean')) return { kind: 'boolean' };
  const numbers = values.map(numberTextOf);
  if (numbers.every((text) => text !== undefined && fitsType(text, { kind: 'int64' }))) return { kind: 'int64' };
  return { kind: numbers.every((text) => text !== undefined && isExactFloat(text)) ? 'float64' : 'string' };
}

function numberTextOf(cell: WrittenCell): string | undefined {
  const { value } = cell;
  if (typeof value === 'number' || typeof value === 'bigint') return cell.text;
  return typeof value === 'string' && THOUSANDS.test(value) ? (textOfCell(cell, undefined) ?? undefined) : undefined;
}

/** Whether a float, written in its shortest form, is the number again. */
function isExactFloat(text: string): boolean {
  return fitsType(text, { kind: 'float64' }) && digitsOf(text) === digitsOf(String(Number(text)));
}

/** A number's digits and power of ten, the same for all spellings of it. */
function digitsOf(text: string): string {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^-?([0-9]+)(?:\.([0-9]+))?(?:e([-+]?[0-9]+))?$/.exec(text) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return significant === '' ? '0' : `${significant}e${power}`;
}
