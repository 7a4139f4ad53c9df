import { nearestNames, type Place, type ProblemList, quote } from '@populace/core';
import type { ChildRows, ColumnModel, ReferenceSource } from '../model/model.ts';
import type { AskedChildRows } from './check-child-rows.ts';
import type { CheckContext } from './check-context.ts';
import { choosesRows } from './check-reference-terms.ts';

/** A reference of a table: one column, or all the columns of a key. */
interface OneReference {
  readonly columns: readonly string[];
  readonly source: ReferenceSource;
}

/** Finds the reference of a table that follows its parent: the one that `via` names, else the only one without `by`. Adds problems. */
export function settleChildRows(
  asked: AskedChildRows,
  table: string,
  columns: readonly ColumnModel[],
  at: CheckContext,
): ChildRows {
  const { via, tablePlace, ...rows } = asked;
  const references = referencesTo(rows.table, columns);
  const followed =
    via === undefined
      ? onlyOne(references, tablePlace, rows.table, at)
      : named(via, references, { table, parent: rows.table, at });
  const refused = followed && whyNotFollowed(followed);
  if (refused !== undefined) at.problems.add(...refused);
  return { ...rows, follows: followed?.columns ?? [] };
}

/** What a reference says that follows the parents and so chooses nothing. */
function whyNotFollowed({ columns: [column = ''], source }: OneReference): Parameters<ProblemList['add']> | undefined {
  const { table, way, where, otherThan, place } = source;
  const follows = `${quote(column)} follows the parents of its table, so it has no`;
  if (where !== undefined) {
    const wayOut = `give only such rows of ${quote(table)} children, by count: { formula: '${where.formula.text} ? 3 : 0' }`;
    return ['schema/invalid-option', where.place, `${follows} where; ${wayOut}, or name another reference by via`];
  }
  if (otherThan !== undefined) {
    const wayOut = `write otherThan: ${column} at ${quote(otherThan.column)} instead`;
    return ['schema/invalid-option', otherThan.place, `${follows} otherThan; ${wayOut}`];
  }
  if (way.kind === 'uniform') return undefined;
  return ['schema/invalid-option', place, `${follows} by; drop by, or name another reference by via`];
}

function referencesTo(parent: string, columns: readonly ColumnModel[]): readonly OneReference[] {
  const references: OneReference[] = [];
  for (const { name, source } of columns) {
    if (source.kind !== 'reference' || source.table !== parent) continue;
    const isKnown = references.some((one) => one.columns.includes(name));
    if (!isKnown) references.push({ columns: source.key?.columns ?? [name], source });
  }
  return references;
}

function onlyOne(
  references: readonly OneReference[],
  place: Place,
  parent: string,
  { problems }: CheckContext,
): OneReference | undefined {
  // One that says how its rows are chosen is not meant to follow.
  const candidates = references.filter(({ source }) => !choosesRows(source));
  const [only, ...more] = candidates;
  // The only reference there is can hardly be meant to lead anywhere else, so what keeps it from following is told.
  if (only === undefined && references.length === 1) return references.find(({ source }) => source.where !== undefined);
  if (more.length === 0) return only;
  const names = candidates.map(({ columns }) => columns.join(', ')).join(' and ');
  const message = `Several references to ${quote(parent)} could follow the parents: ${names}; name one by via`;
  problems.add(
    'schema/invalid-option',
    place,
    message,
    candidates.map(({ columns: [first = ''] }) => `via: ${first}`),
  );
  return undefined;
}

function named(
  via: { readonly name: string; readonly place: Place },
  references: readonly OneReference[],
  { table, parent, at }: { readonly table: string; readonly parent: string; readonly at: CheckContext },
): OneReference | undefined {
  const found = references.find(({ columns }) => columns.includes(via.name));
  if (found !== undefined) return found;
  const columns = at.columnsOf.get(table) ?? new Set<string>();
  const names = references.flatMap((reference) => reference.columns);
  const message = columns.has(via.name)
    ? `via names ${quote(via.name)}, which does not refer to ${quote(parent)}`
    : `via names ${quote(via.name)}, but ${quote(table)} has no such column`;
  at.problems.add(
    'schema/unknown-column',
    via.place,
    message,
    nearestNames(via.name, names.length > 0 ? names : columns),
  );
  return undefined;
}
