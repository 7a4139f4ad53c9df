import { type DocumentNode, entryOf } from '@populace/core';
import type { KeyModel } from '../model/model.ts';

/**
 * Returns keys without those that only repeat another, or the reference of their one column: a relation that is declared twice is one, as
 * in databases. A key that chooses its rows in a way of its own is no repetition.
 */
export function withoutRepeatedKeys(keys: readonly KeyModel[], columns: DocumentNode | undefined): readonly KeyModel[] {
  const known = new Set<string>();
  return keys.filter((key) => {
    const relation = relationOf(key);
    const isRepeated = known.has(relation) || (key.columns.length === 1 && isReference(key, columns));
    known.add(relation);
    return !isRepeated || choosesAnew(key);
  });
}

/** The columns and what each refers to, in one order. */
function relationOf({ table, columns, targets, logical }: KeyModel): string {
  const pairs = columns.map((column, at) => JSON.stringify([column, targets[at]]));
  return JSON.stringify([table, logical, ...pairs.sort()]);
}

function choosesAnew({ way, nulls, as, where, when, otherThan }: KeyModel): boolean {
  return way.kind !== 'uniform' || [nulls, as, where, when, otherThan].some((term) => term !== undefined);
}

/** Whether the one column of a key refers to the same by itself. */
function isReference(
  { columns: [column = ''], table, targets: [target] }: KeyModel,
  columns: DocumentNode | undefined,
): boolean {
  const own = columns && entryOf(columns, column)?.value;
  const references = own && entryOf(own, 'references')?.value;
  if (references?.kind === 'scalar') return references.text === `${table}.${target}`;
  const textOf = (name: string): string | undefined => {
    const value = references && entryOf(references, name)?.value;
    return value?.kind === 'scalar' ? value.text : undefined;
  };
  return textOf('table') === table && textOf('column') === target;
}
