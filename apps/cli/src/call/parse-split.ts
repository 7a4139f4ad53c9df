import { quote } from '@populace/core';
import type { Split } from '@populace/library/node';
import { usageError } from '../problems/usage.ts';

const units: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['KB', 1e3],
  ['MB', 1e6],
  ['GB', 1e9],
  ['KIB', 2 ** 10],
  ['MIB', 2 ** 20],
  ['GIB', 2 ** 30],
]);

/**
 * Reads how files are split: `rows=100_000`, `bytes=50MB`, `by=country`.
 * @throws CodedError `call/usage`.
 */
export function readSplit(text: string): Split {
  const [, what = '', value = ''] = /^(rows|bytes|by)=(.+)$/s.exec(text) ?? [];
  if (what === 'by') return { by: value };
  const [, digits, unit = ''] = /^([0-9][0-9_]*) ?([a-z]*)$/i.exec(value) ?? [];
  const factor = units.get(what === 'bytes' ? unit.toUpperCase() : unit);
  if (digits !== undefined && factor !== undefined && (what === 'bytes' || unit === '')) {
    const count = Number(digits.replaceAll('_', '')) * factor;
    return what === 'rows' ? { rows: count } : { bytes: count };
  }
  const message = `--split must be rows=N, bytes=N (with KB, MB, GB, KiB, MiB or GiB) or by=COLUMN, but is ${quote(text)}.`;
  throw usageError(message);
}
