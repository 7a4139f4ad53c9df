import type { ColumnModel, TableModel } from './model.ts';

/** A column on a way through references. */
export interface LeadingColumn {
  readonly table: TableModel;
  readonly column: string;
}

/**
 * Follows a column of references from table to table until one refers to the target: the columns on the way, the first being the
 * column itself. Undefined where the way ends elsewhere.
 */
export function leadTo(
  tables: readonly TableModel[],
  table: TableModel,
  column: string,
  target: { readonly table: string; readonly column: string },
): readonly LeadingColumn[] | undefined {
  const path: LeadingColumn[] = [];
  let at: TableModel | undefined = table;
  let name = column;
  // In a circle of references the way would never end; these are refused where they are looked for.
  while (at !== undefined && !path.some((one) => one.table === at && one.column === name)) {
    const source: ColumnModel['source'] | undefined = findColumn(at, name)?.source;
    if (source?.kind !== 'reference') return undefined;
    path.push({ table: at, column: name });
    if (source.table === target.table && source.column === target.column) return path;
    at = tables.find((one) => one.name === source.table);
    name = source.column;
  }
  return undefined;
}

/** The column of a table that has a name. */
export function findColumn({ columns }: TableModel, name: string): ColumnModel | undefined {
  return columns.find((column) => column.name === name);
}
