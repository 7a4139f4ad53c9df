import { CodedError, nearestNames, quote } from '@populace/core';
import type { PlannedTable } from '@populace/engine';

/** Throws `call/usage` or `schema/unknown-column` unless these are columns of the table, each once. */
export function demandColumns(table: PlannedTable, asked: readonly string[]): void {
  const twice = asked.find((name, place) => asked.indexOf(name) < place);
  if (twice !== undefined) throw new CodedError('call/usage', `columns names ${quote(twice)} twice; name it once.`);
  if (asked.length === 0) throw new CodedError('call/usage', 'columns is empty; name one at least, or leave it out.');
  const names = table.columns.map(({ name }) => name);
  const missing = asked.find((name) => !names.includes(name));
  if (missing === undefined) return;
  const near = nearestNames(missing, names);
  const offer = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `it has ${names.join(', ')}`;
  throw new CodedError('schema/unknown-column', `${table.name} has no column ${quote(missing)}; ${offer}`);
}
