import type { TableFacts } from '@populace/cells';
import { CodedError } from '@populace/core';
import { mayBeNull } from '../shared/sql/foreign-keys.ts';
import type { SqlSettings } from '../shared/sql/sql-options.ts';

/** Returns the columns that tell whether a row is there already: the primary key, or a unique without nulls; else none. */
export function keyOf(facts: TableFacts): readonly string[] {
  const { primaryKey, uniques } = facts;
  return primaryKey.length > 0 ? primaryKey : (uniques.find((columns) => !mayBeNull(facts, columns)) ?? []);
}

/**
 * Checks that tables have keys where rows may be there already.
 * @throws CodedError `format/cannot-hold`.
 */
export function checkKeys(tables: readonly TableFacts[], { conflict, dialect }: SqlSettings): void {
  if (conflict === 'error' || (conflict === 'ignore' && !dialect.ignoresByKey)) return;
  const keyless = tables.find((facts) => keyOf(facts).length === 0);
  if (keyless === undefined) return;
  const message = `${JSON.stringify(keyless.name)} has no key by which rows that are there already could be found; give it a column such as \`id: sequence\`, leave the table out, or take conflict: error.`;
  throw new CodedError('format/cannot-hold', message);
}

/**
 * Checks that columns which are filled in a second pass belong to rows of the script.
 * @throws CodedError `format/cannot-hold`.
 */
export function checkSecondPass(later: ReadonlyMap<string, readonly string[]>, { conflict }: SqlSettings): void {
  const [first] = later;
  if (conflict !== 'ignore' || first === undefined) return;
  const [table, columns] = first;
  const message = `${JSON.stringify(table)} refers to tables in a circle, so ${columns.map((name) => JSON.stringify(name)).join(', ')} would be filled after its rows, also in rows that are there already; take conflict: update, or leave one of the tables out.`;
  throw new CodedError('format/cannot-hold', message);
}
