import { CodedError, nearestNames, quote } from '@populace/core';

/** Returns the table of a name. Throws `schema/unknown-table` with the nearest names. */
export function demandTable<T extends { readonly name: string }>(tables: readonly T[], name: string): T {
  const table = tables.find((candidate) => candidate.name === name);
  if (table !== undefined) return table;
  const names = tables.map((candidate) => candidate.name);
  const near = nearestNames(name, names);
  const offer = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${names.join(', ')}`;
  throw new CodedError('schema/unknown-table', `The schema has no table ${quote(name)}; ${offer}`);
}
