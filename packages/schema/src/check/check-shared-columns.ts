import { type DocumentNode, quote } from '@populace/core';
import type { KeyModel } from '../model/model.ts';
import type { AskedChildRows } from './check-child-rows.ts';
import { type CheckContext, entriesOf } from './check-context.ts';
import { choosesRows } from './check-reference-terms.ts';
import { withoutRepeatedKeys } from './repeated-keys.ts';

/** The columns of a key whose values it says: those that nothing else does. */
export function ownColumns({ columns, shared }: Pick<KeyModel, 'columns' | 'shared'>): readonly string[] {
  return columns.filter((name) => !shared.includes(name));
}

/**
 * Says who has the values of a column that several keys have, or that refers to something by itself: the key that follows the parents,
 * else the column's own reference, else the first key. The other keys choose among the rows that have the same. Adds problems.
 */
export function shareColumns(
  written: readonly KeyModel[],
  columns: DocumentNode | undefined,
  children: AskedChildRows | undefined,
  at: CheckContext,
): readonly KeyModel[] {
  const keys = withoutRepeatedKeys(written, columns);
  const followed = keys.find((key) => mayFollow(key, children));
  const taken = new Set(followed?.columns);
  if (columns?.kind === 'map') {
    for (const { key, value } of columns.entries) if (entriesOf(value).has('references')) taken.add(key);
  }
  return keys.map((key) => {
    if (key === followed) return key;
    const shared = key.columns.filter((name) => taken.has(name));
    for (const name of key.columns) taken.add(name);
    const settled = { ...key, shared };
    if (shared.length > 0) checkShared(settled, at);
    return settled;
  });
}

/** Whether a key can be the reference that follows the parents of its table. */
function mayFollow(key: KeyModel, children: AskedChildRows | undefined): boolean {
  const { table, columns } = key;
  if (children === undefined || children.table !== table || choosesRows(key)) return false;
  return children.via === undefined || columns.includes(children.via.name);
}

function checkShared(key: KeyModel, { problems }: CheckContext): void {
  const { columns, shared, way, place } = key;
  if (shared.length === columns.length) {
    const message = `All columns of the key ${named(columns)} have their values from elsewhere, so that it chooses nothing; leave it out, or a column of it out of the others`;
    problems.add('schema/invalid-option', place, message);
  } else if (way.kind !== 'uniform') {
    const message = `The key ${named(columns)} chooses among the rows with the same ${named(shared)}, each as likely, so it has no by: ${way.kind}; drop by`;
    problems.add('schema/invalid-option', place, message);
  }
}

function named(columns: readonly string[]): string {
  return columns.map(quote).join(' and ');
}
