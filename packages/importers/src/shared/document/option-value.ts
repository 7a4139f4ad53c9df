import { inThousands, Verbatim, type WritableValue } from '@populace/document';
import type { OptionValue } from '../proposal/proposal.ts';

/** Texts of options that are numbers, dates and shares by their nature stand bare. */
const BARE_OPTION = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ?)?$|^-?\d+(\.\d+)?%?$|^\d+[smhdwy]$/;

/** Returns the value of an option as it is written. */
export function writableOption(value: OptionValue): WritableValue {
  if (typeof value === 'string') return BARE_OPTION.test(value) ? new Verbatim(value) : value;
  if (typeof value === 'number') return writableNumber(value);
  if (value === null || typeof value === 'boolean') return value;
  if (isList(value)) return value.map(writableOption);
  return new Map(Object.entries(value).map(([key, inner]) => [key, writableOption(inner)]));
}

function isList(value: OptionValue): value is readonly OptionValue[] {
  return Array.isArray(value);
}

/** Returns a number as it is written, long whole ones in groups of three digits. */
export function writableNumber(value: number): WritableValue {
  const isLong = Number.isSafeInteger(value) && Math.abs(value) >= 10_000;
  return isLong ? inThousands(value) : value;
}
