import { type LogicalType, parseDecimal, parseWhole } from '@populace/core';
import type { ScalarValue } from '@populace/recipes';

/** The type that single values written in a schema have together: numbers and truth values where all are, else text. */
export function typeOfScalars(values: readonly ScalarValue[]): LogicalType {
  const given = values.filter(({ value }) => value !== null);
  if (given.length === 0) return { kind: 'string' };
  if (given.every(({ value }) => typeof value === 'boolean')) return { kind: 'boolean' };
  if (!given.every(({ value }) => typeof value === 'number' || typeof value === 'bigint')) return { kind: 'string' };
  if (given.every(({ text }) => parseWhole(text) !== undefined)) return { kind: 'int64' };
  return { kind: 'float64' };
}

/** A value's text as its type writes it; the text as it stands where the type has no spelling of its own for it. */
export function convertText({ value, text }: ScalarValue, type: LogicalType): string {
  if (type.kind === 'int64' || type.kind === 'int32') return `${parseWhole(text) ?? text}`;
  if (type.kind === 'float64') return floatText(value, text);
  if (type.kind === 'boolean' && typeof value === 'boolean') return `${value}`;
  if (type.kind !== 'decimal') return typeof value === 'string' ? value : text;
  const decimal = parseDecimal(text);
  if (decimal === undefined || decimal.scale > type.scale) return text;
  const digits = `${decimal.digits * 10n ** BigInt(type.scale - decimal.scale)}`;
  const [, sign = '', bare = ''] = /^(-?)(\d+)$/.exec(digits) ?? [];
  const padded = bare.padStart(type.scale + 1, '0');
  return type.scale === 0 ? digits : `${sign}${padded.slice(0, -type.scale)}.${padded.slice(-type.scale)}`;
}

/** The shortest spelling that reads back; of text that is no number, the text, which the plan then refuses. */
function floatText(value: ScalarValue['value'], text: string): string {
  const number =
    typeof value === 'number' ? value : Number(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? text : Number.NaN);
  if (!Number.isFinite(number)) return text;
  return number === 0 ? '0' : `${number}`;
}
