import { quote } from '@populace/core';
import type { ColumnModel, SchemaModel, TableModel } from '@populace/schema';
import { targetsOf } from '../relations/targets-of.ts';

/** A column that may lack a value, with what surrounds it. */
export interface ColumnInSchema {
  readonly column: ColumnModel;
  readonly table: TableModel;
  readonly model: SchemaModel;
}

/** Why a column needs a value of its own in every row, as half a sentence; undefined where it does not. */
export function whyNeverNull({ column, table, model }: ColumnInSchema): string | undefined {
  if (column.unique) return 'it is unique';
  if (table.uniques.some(({ columns }) => columns.includes(column.name))) return 'it is unique together with others';
  const referring = model.tables.find(({ columns }) =>
    columns.some(({ source }) =>
      targetsOf(source).some((target) => target.table === table.name && target.column === column.name),
    ),
  );
  return referring && `${quote(referring.name)} refers to it`;
}
