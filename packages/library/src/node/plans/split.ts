import { CodedError } from '@populace/core';

/** How a table is divided among files: so many rows each, at most so many bytes each before compression, or a folder for each value of a column. */
export type Split = { readonly rows: number } | { readonly bytes: number } | { readonly by: string };

/** More files than this are seldom meant, and no folder is quick with them. */
const MOST_FILES = 100_000;

/**
 * Refuses what cannot be divided.
 * @throws CodedError `call/usage`.
 */
export function demandSplit(split: Split): void {
  if ('by' in split) return;
  const [what, count] = 'rows' in split ? ['rows', split.rows] : ['bytes', split.bytes];
  if (Number.isSafeInteger(count) && count >= 1) return;
  throw new CodedError('call/usage', `split takes a whole number of ${what} from 1 on, but is ${count}.`);
}

/** @throws CodedError `call/usage` where a table would have more files than a folder can hold well. */
export function demandFewFiles(table: string, count: number): void {
  if (count <= MOST_FILES) return;
  const message = `${table} would have ${count} files, more than ${MOST_FILES}: let each have more rows or bytes.`;
  throw new CodedError('call/usage', message);
}
