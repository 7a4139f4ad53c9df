import type { Column } from '@populace/core';
import type { SqlSettings } from '../shared/sql/sql-options.ts';
import { mostCharacters } from './most-characters.ts';

/** The most bytes of a character that stands for itself. */
const UTF8_BYTES = 3;
/** Quotes, separators, and what numbers and dates may have more. */
const AROUND_BYTES = 64;

/**
 * Returns how many rows a statement has: as many as asked for, or fewer where the longest texts that the columns may have would make it
 * longer than the database takes. It depends on the columns alone, so statements begin at the same rows in every window.
 */
export function rowsPerStatement(columns: readonly Column[], { dialect, rowsPerInsert }: SqlSettings): number {
  const escaped = Object.values(dialect.text.escapes).map((text) => text.length);
  const growth = Math.max(UTF8_BYTES, ...escaped);
  const most = columns.reduce((sum, { vector }) => sum + mostCharacters(vector) * growth + AROUND_BYTES, 0);
  return Math.max(1, Math.min(rowsPerInsert, Math.floor(dialect.mostStatementBytes / most)));
}
