import { nearestNames, type ProblemList, quote } from '@populace/core';
import type { ColumnModel, SchemaModel, TableModel } from '@populace/schema';
import { usesOf } from '../model/scope.ts';
import { type ChosenTarget, targetsOf } from '../relations/targets-of.ts';
import type { Draft } from './draft.ts';

/** Reports columns that depend on one another in a circle, and columns of the row that do not exist. */
export function findCycles(draft: Draft, model: SchemaModel, problems: ProblemList): void {
  const done = new Set<string>();
  for (const table of model.tables) {
    for (const column of table.columns) visit({ draft, model, problems, done }, table, column, []);
  }
}

interface Search {
  readonly draft: Draft;
  readonly model: SchemaModel;
  readonly problems: ProblemList;
  readonly done: Set<string>;
}

function visit(search: Search, table: TableModel, column: ColumnModel, path: readonly string[]): void {
  const name = `${table.name}.${column.name}`;
  const begin = path.indexOf(name);
  if (begin >= 0) {
    const circle = [...path.slice(begin), name].join(' → ');
    const message = `${quote(column.name)} depends on itself: ${circle}; break the circle at one of these columns`;
    search.problems.add('schema/reference-cycle', column.place, message);
    return;
  }
  if (search.done.has(name)) return;
  const onward = [...path, name];
  for (const target of targetsOf(column.source)) visitTarget(search, target, onward);
  if (column.source.kind === 'reference') {
    const { key, otherThan } = column.source;
    const others = otherThan === undefined ? [] : [otherThan.column];
    for (const name of [...(key?.shared ?? []), ...others]) follow(search, table, column, name, onward);
  }
  const recipe = search.draft.columns.get(table.name)?.get(column.name)?.variants[0].recipe;
  for (const use of recipe === undefined ? [] : usesOf(search.draft.registry.primitives, recipe)) {
    if ('column' in use) follow(search, table, column, use.column, onward);
  }
  search.done.add(name);
}

/** A reference waits for the values that it takes, and for the weights of their rows. */
function visitTarget(search: Search, { table, column, way }: ChosenTarget, onward: readonly string[]): void {
  const parent = search.model.tables.find(({ name }) => name === table);
  const waited = [column, ...(way.kind === 'weight' ? [way.column] : [])];
  for (const one of parent?.columns ?? []) if (parent && waited.includes(one.name)) visit(search, parent, one, onward);
}

function follow(search: Search, table: TableModel, column: ColumnModel, name: string, path: readonly string[]): void {
  const other = table.columns.find((candidate) => candidate.name === name);
  if (other !== undefined) {
    visit(search, table, other, path);
    return;
  }
  const names = table.columns.map((candidate) => candidate.name);
  const message = `${quote(column.name)} looks at the column ${quote(name)}, which ${quote(table.name)} does not have`;
  search.problems.add('schema/unknown-column', column.place, message, nearestNames(name, names));
}
