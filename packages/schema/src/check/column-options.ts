import type { MapEntry, Place } from '@populace/core';
import { type ColumnOptionName, columnOptionNames } from '@populace/document';
import type { ColumnModel, ColumnSource } from '../model/model.ts';
import { type CheckContext, placeOf } from './check-context.ts';
import { readDirty } from './check-dirty.ts';
import { readMissing } from './check-missing.ts';

/** A kind of source of a column's values. */
type SourceKind = ColumnSource['kind'];

/** Where an option of columns is accepted. */
interface OptionScope {
  /** The sources of values that the option is for; absent for all. */
  readonly sources?: readonly SourceKind[];
  /** Whether the values within lists and structures have it, too. */
  readonly isInner: boolean;
}

/** The sources that generate values, which those of keys, references and fixed rows do not. */
const generated: readonly SourceKind[] = ['generator', 'formula', 'case', 'array', 'object'];

/** The scope of each option. Where `dirty` is for generators alone, the engine rejects it, which knows the types of values. */
const scopes: Readonly<Record<ColumnOptionName, OptionScope>> = {
  nulls: { isInner: true },
  missing: { sources: ['generator', 'case', 'array', 'object'], isInner: false },
  dirty: { sources: generated, isInner: false },
  unique: { isInner: false },
  type: { isInner: true },
  locale: { sources: generated, isInner: false },
  hidden: { isInner: false },
  description: { isInner: false },
};

/** Returns the options that a column has not where its values come from `source`. */
export function optionsNotOf(source: SourceKind): readonly ColumnOptionName[] {
  return columnOptionNames.filter((name) => scopes[name].sources?.includes(source) === false);
}

/** The options that a column has as a whole, and the values of its lists or structures have not. */
export const wholeOptionNames: readonly ColumnOptionName[] = columnOptionNames.filter((name) => !scopes[name].isInner);

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
