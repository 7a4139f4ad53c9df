import { isNumeric, type LogicalType } from '@populace/core';
import { DAY_US, dateText, momentText, timeText, toMicroseconds } from '../columnar/value-texts-for-tests.ts';
import type { ReadCell } from './read-sheets-for-tests.ts';

/** The number of 1970-01-01 in a spreadsheet. */
const EPOCH = 25_569;
const DAY_MS = 86_400_000;

/** What a cell of a column means: a number, or the text of its value, times to the microsecond. */
export function shownCell(cell: ReadCell, { type }: { readonly type: LogicalType }): unknown {
  if (cell === null) return null;
  const [kind, value] = cell;
  if (kind === 'b') return value === true ? 'true' : 'false';
  if (kind !== 'n') return toMicroseconds(String(value), { type });
  return isNumeric(type) ? value : timeOfNumber(Number(value), type);
}

function timeOfNumber(days: number, type: LogicalType): string {
  if (type.kind === 'time') return timeText(BigInt(Math.round(days * DAY_MS * 1000)));
  if (type.kind === 'date') return dateText(BigInt(days - EPOCH) * DAY_US);
  // A double has room for a day and milliseconds of it, not for microseconds.
  const text = momentText(BigInt(Math.round((days - EPOCH) * DAY_MS)) * 1000n);
  return type.kind === 'timestamptz' ? `${text}Z` : text;
}

/** The same of the text of a value: whole numbers and decimals of more than 15 digits are text in a spreadsheet. */
export function expectedCell(text: string | null, { type }: { readonly type: LogicalType }): unknown {
  if (text === null) return null;
  if (!isNumeric(type)) return toMicroseconds(text, { type });
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return type.kind !== 'float64' && digits.length > 15 ? text : Number(text);
}
