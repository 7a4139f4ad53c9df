import { parseWhole, quote } from '@populace/core';
import { usageError } from '../problems/usage.ts';

/** The rows that a call asks for: one number for every table, or one a table. */
export type AskedRows = number | { readonly [table: string]: number };

/**
 * Returns the reader of an option that is a whole number from 0 on, with `_` between digits where wished.
 * @throws CodedError `call/usage`, from the reader.
 */
export function wholeReader(name: string): (text: string) => number {
  return (text) => {
    const whole = parseWhole(text);
    if (whole === undefined || whole < 0n || whole > Number.MAX_SAFE_INTEGER) {
      throw usageError(`${name} must be a whole number from 0 on, but is ${quote(text)}.`);
    }
    return Number(whole);
  };
}

const readRows = wholeReader('--rows');

/**
 * Adds what one `--rows` says to what those before said: `1_000` for every table, or `customers=1_000,orders=5_000`.
 * @throws CodedError `call/usage`.
 */
export function collectRows(text: string, before: AskedRows | undefined): AskedRows {
  if (!text.includes('=')) {
    if (before !== undefined) throw mixedRows();
    return readRows(text);
  }
  if (typeof before === 'number') throw mixedRows();
  const entries = text.split(',').map((part): [string, number] => {
    const equals = part.lastIndexOf('=');
    if (equals < 1) throw usageError(`--rows takes a number, or TABLE=N,…, but has ${quote(part)}.`);
    return [part.slice(0, equals).trim(), readRows(part.slice(equals + 1).trim())];
  });
  // Names of tables may be any text, `__proto__` too, so no property is assigned.
  return Object.fromEntries([...Object.entries(before ?? {}), ...entries]);
}

function mixedRows(): Error {
  return usageError('--rows is one number for all tables, or TABLE=N for single ones; give one of the two.');
}
