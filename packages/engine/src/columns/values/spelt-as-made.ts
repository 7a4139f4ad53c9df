import type { LogicalType } from '@populace/core';
import { spelt } from './spelt.ts';

/** Spells a value of a column as its recipe does, where the column has it in another type: dates as timestamps, with or without zone, numbers with fewer decimals. */
export function speltAsMade(text: string, made: LogicalType): string {
  if (made.kind === 'date') return text.slice(0, 10);
  if (made.kind === 'timestamp') return spelt(text.replace(/Z$/, ''), made);
  if (made.kind === 'timestamptz') return spelt(text.endsWith('Z') ? text : `${text}Z`, made);
  if (made.kind === 'decimal') return spelt(text, made);
  if (made.kind === 'int32' || made.kind === 'int64') return text.replace(/\.0+$/, '');
  return text;
}
