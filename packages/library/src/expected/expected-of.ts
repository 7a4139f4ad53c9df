import { createTableScope, isNullable, type PlannedColumn, type PlannedTable, type World } from '@populace/engine';
import type { SchemaModel, TableModel } from '@populace/schema';
import type { Expected, ExpectedColumn, ExpectedTable } from '@populace/verify';
import { writtenDomain } from './written-domain.ts';
import { writtenType } from './written-type.ts';

/** What the files of a schema must be: what the document asks, with the types and names that planning settled. */
export function expectedOf(model: SchemaModel, world: World): Expected {
  return { model, tables: model.tables.map((table) => expectedTable(table, world)) };
}

function expectedTable(model: TableModel, world: World): ExpectedTable {
  const table = world.table(model.name);
  return {
    name: model.name,
    model,
    hidden: model.hidden,
    rowCount: table.rowCount,
    columns: model.columns.map((column): ExpectedColumn => {
      const planned = table.column(column.name);
      const { name, hidden, different, lacking } = planned;
      const type = writtenType(world, planned);
      const nullable = isNullable(world, table, planned);
      const domain = writtenDomain(planned);
      return { name, model: column, type, hidden, domain, different, lacking, nullable };
    }),
    references: table.references.map(({ columns, table: target, targets }) => ({ columns, table: target, targets })),
    follows: table.follows,
    bent: new Set(bentColumns(table, model).map(({ name }) => name)),
    scope: () => createTableScope(world, model.name),
    places: placesIn(table),
  };
}

/** Columns that are unique, part of what is unique together, or drawn again or moved for checks. */
function bentColumns({ columns, redrawn, bounds }: PlannedTable, { uniques }: TableModel): readonly PlannedColumn[] {
  const together = new Set(uniques.flatMap((unique) => unique.columns));
  return columns.filter(({ name, unique }) => unique || together.has(name) || redrawn.has(name) || bounds.has(name));
}

/** Children that are spread over the table stand in another order than they are numbered in. */
function placesIn({ relation }: PlannedTable): ExpectedTable['places'] {
  if (relation === undefined) return undefined;
  return (rows, places) => relation.find(rows.length, rows, new Float64Array(rows.length), places);
}
