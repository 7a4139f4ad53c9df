import { quote } from '@populace/core';
import { usageError } from '../problems/usage.ts';

const MOST = 1024;

/**
 * Reads a number of threads.
 * @throws CodedError `call/usage`.
 */
export function readWorkers(text: string, name = '--workers'): number {
  const count = /^[0-9]{1,4}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MOST) return count;
  throw usageError(`${name} must be a whole number from 1 to ${MOST}, but is ${quote(text)}.`);
}

/** The threads that a call asks for: with --workers, else with POPULACE_WORKERS; undefined leaves it to the machine. */
export function askedWorkers(flag: number | undefined): number | undefined {
  const setting = process.env['POPULACE_WORKERS'];
  if (flag !== undefined || setting === undefined || setting === '') return flag;
  return readWorkers(setting, 'POPULACE_WORKERS');
}
