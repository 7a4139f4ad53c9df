import { isNested } from '@populace/core';
import { createTableScope, nullabilityOf, type PlannedColumn, type PlannedTable, type World } from '@populace/engine';
import type { ColumnModel, SchemaModel, TableModel } from '@populace/schema';
import type { Expected, ExpectedColumn, ExpectedTable } from '@populace/verify';
import { expectedInner } from './expected-inner.ts';
import { writtenDomain } from './written-domain.ts';
import { writtenType } from './written-type.ts';

/** What the files of a schema must be: what the document asks, with the types and names that planning settled. */
export function expectedOf(model: SchemaModel, world: World): Expected {
  return { model, tables: model.tables.map((table) => expectedTable(table, world)) };
}

function expectedTable(model: TableModel, world: World): ExpectedTable {
  const table = world.table(model.name);
  const columns = model.columns.map((column) => expectedColumn(column, world, table));
  const bent = new Set(bentColumns(table, model).map(({ name }) => name));
  return {
    name: model.name,
    model,
    hidden: model.hidden,
    rowCount: table.rowCount,
    columns,
    references: table.references.map(({ columns, table: target, targets }) => ({ columns, table: target, targets })),
    follows: table.follows,
    bent: new Set(columns.flatMap((column) => bentValues(column, bent.has(column.name)))),
    scope: () => createTableScope(world, model.name),
    places: placesIn(table),
  };
}

function expectedColumn(model: ColumnModel, world: World, table: PlannedTable): ExpectedColumn {
  const planned = table.column(model.name);
  const { name, hidden, different, lacking, variants, made } = planned;
  const column: Omit<ExpectedColumn, 'inner'> = {
    name,
    model,
    type: writtenType(world, planned),
    hidden,
    nullable: planned.isNullable(),
    lacking,
    // Dirty texts are none of those that the generator makes.
    domain: isDirty(model) ? undefined : writtenDomain(planned, table.rowCount),
    different,
    isInner: false,
  };
  if (!made || !isNested(column.type)) return { ...column, inner: undefined };
  return { ...column, inner: expectedInner({ column, variants, nulls: nullabilityOf(world, table, planned) }) };
}

function isDirty({ dirty }: ColumnModel): boolean {
  return dirty !== undefined && dirty.share > 0;
}

/** Columns that are unique, part of what is unique together, dirty, or drawn again or moved for checks. */
function bentColumns({ columns, redrawn, bounds }: PlannedTable, { uniques }: TableModel): readonly PlannedColumn[] {
  const together = new Set(uniques.flatMap((unique) => unique.columns));
  const isBent = (name: string): boolean => together.has(name) || redrawn.has(name) || bounds.has(name);
  return columns.filter(({ name, unique, model }) => unique || isDirty(model) || isBent(name));
}

/** The names of a column's values, and of those within, that are drawn otherwise than by their weights: items that are distinct, too. */
function bentValues({ name, inner }: ExpectedColumn, isBent: boolean): readonly string[] {
  const own = isBent ? [name] : [];
  if (inner === undefined) return own;
  if (inner.kind === 'array') return [...own, ...bentValues(inner.item, isBent || inner.distinct)];
  return [...own, ...inner.members.flatMap(({ value }) => bentValues(value, isBent))];
}

/** Children that are spread over the table stand in another order than they are numbered in. */
function placesIn({ relation }: PlannedTable): ExpectedTable['places'] {
  if (relation === undefined) return undefined;
  return (rows, places) => relation.find(rows.length, rows, new Float64Array(rows.length), places);
}
