import { CodedError } from '@populace/core';
import {
  type KeyModel,
  leadTo,
  ownColumns,
  type ReferenceSource,
  type SchemaModel,
  type TableModel,
} from '@populace/schema';
import { askedPresence, askedTarget, columnsOf } from '../formulas/reference-conditions.ts';
import type { ReferenceRecipe } from './reference.ts';
import type { WithinWay } from './ways/child.ts';

/** Writes the recipe of a reference. The followed one takes the parents that the rows have anyway. */
export function referenceRecipe(
  column: string,
  source: ReferenceSource,
  own: TableModel,
  { tables }: SchemaModel,
): ReferenceRecipe {
  const { name, rows } = own;
  const { table, way, ownRow, key } = source;
  const isFollowed = rows.kind === 'per' && rows.follows.includes(column);
  const within = key === undefined || isFollowed ? undefined : withinWay(key, own, tables);
  return {
    kind: 'reference',
    table,
    column: source.column,
    way: isFollowed ? { kind: 'followed' } : (within ?? way),
    self: table === name,
    distinct: isDistinct(key === undefined ? [column] : ownColumns(key), source, own),
    ownRow,
    key: key?.columns ?? [],
    where: askedTarget(name, columnsOf(column, source), source),
    otherThan: source.otherThan?.column,
    when: askedPresence(name, columnsOf(column, source), source),
  };
}

/** Whether a reference that cannot follow a rank is unique within the parents of its table, with another row for each child. */
function isDistinct(columns: readonly string[], { table, key, way }: ReferenceSource, own: TableModel): boolean {
  const { rows, uniques, name } = own;
  const isSkewed = way.kind === 'zipf' || way.kind === 'recency' || (key?.shared.length ?? 0) > 0;
  if (rows.kind !== 'per' || !isSkewed || table === name) return false;
  return uniques.some(
    (unique) =>
      unique.columns.some((column) => columns.includes(column)) &&
      unique.columns.some((column) => rows.follows.includes(column)),
  );
}

/** The way to the parent whose rows a key with shared columns chooses among; checking the document has found it. */
function withinWay(key: KeyModel, own: TableModel, tables: readonly TableModel[]): WithinWay | undefined {
  const [column] = key.shared;
  if (column === undefined) return undefined;
  const target = key.targets[key.columns.indexOf(column)];
  const parent = tables.find(({ name }) => name === key.table)?.columns.find(({ name }) => name === target)?.source;
  const path = parent?.kind === 'reference' ? leadTo(tables, own, column, parent) : undefined;
  if (path === undefined)
    throw new CodedError('internal', `${column} of ${own.name} leads to no parent of ${key.table}.`);
  return { kind: 'within', path: [column, ...path.slice(1).map((one) => one.column)] };
}
