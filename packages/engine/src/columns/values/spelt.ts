import { formatDecimal, type LogicalType, parseDecimal, type TimePrecision } from '@populace/core';

const FRACTION: Readonly<Record<TimePrecision, number>> = { s: 0, ms: 3, us: 6 };

/**
 * Spells a given value as made values of its type are, so that equal ones are equal texts: decimals with all their digits,
 * times with those of their precision, floating-point numbers in the shortest form that reads back. What is finer than the type stays as it is.
 */
export function spelt(text: string, type: LogicalType): string {
  if (type.kind === 'decimal') return speltDecimal(text, type.scale);
  if (type.kind === 'float64') return speltFloat(text);
  return 'precision' in type ? speltTime(text, FRACTION[type.precision]) : text;
}

function speltDecimal(text: string, scale: number): string {
  const decimal = parseDecimal(text);
  if (decimal === undefined || decimal.scale > scale) return text;
  return formatDecimal({ digits: decimal.digits * 10n ** BigInt(scale - decimal.scale), scale });
}

/** Minus zero is `0`, as in made values. */
function speltFloat(text: string): string {
  const value = Number(text);
  return Number.isFinite(value) ? String(value + 0) : text;
}

function speltTime(text: string, digits: number): string {
  const [, whole = '', fraction = '', zone = ''] = /^(.*:\d\d)(?:\.(\d+))?(Z?)$/.exec(text) ?? [];
  const fine = fraction.replace(/0+$/, '');
  if (whole === '' || fine.length > digits) return text;
  return `${whole}${digits === 0 ? '' : `.${fine.padEnd(digits, '0')}`}${zone}`;
}
