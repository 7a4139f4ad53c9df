import type { MapEntry, Place } from '@populace/core';
import type { ColumnModel } from '../model/model.ts';
import { type CheckContext, placeOf } from './check-context.ts';
import { readDirty } from './check-dirty.ts';
import { readMissing } from './check-missing.ts';

/** The options of every column, whatever its generator. */
export const columnOptionNames: readonly string[] = [
  'nulls',
  'missing',
  'dirty',
  'unique',
  'type',
  'locale',
  'hidden',
  'description',
];

/** Those that only what a generator makes can have. */
export const generatorOptionNames: readonly string[] = ['locale', 'missing', 'dirty'];

/** Those that a column has as a whole, and the values of its lists or structures have not. */
export const wholeOptionNames: readonly string[] = ['unique', 'locale', 'missing', 'dirty', 'hidden', 'description'];

/** Reads the options that stand for themselves. Adds problems. */
export function readPlainOptions(
  given: ReadonlyMap<string, MapEntry>,
  keyPlace: Place,
  at: CheckContext,
): Pick<ColumnModel, 'missing' | 'missingPlace' | 'dirty'> {
  return {
    missing: readMissing(given.get('missing'), at),
    missingPlace: placeOf(given.get('missing'), keyPlace),
    dirty: readDirty(given.get('dirty'), at),
  };
}
