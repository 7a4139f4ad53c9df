import type { ColumnModel, GivenCell, TableModel } from '@populace/schema';
import { foldingOf } from '@populace/unicode';
import type { DeclaredColumn } from '../model/column.ts';
import { keyPath } from '../relations/reference.ts';

/** Says of each column of a table what the document alone says. */
export function declareColumns(table: TableModel): readonly DeclaredColumn[] {
  const cells = cellsByColumn(table);
  return table.columns.map((column) => declareColumn(column, table, cells.get(column.name) ?? []));
}

function declareColumn(model: ColumnModel, { rows }: TableModel, given: readonly GivenCell[]): DeclaredColumn {
  const { name, source } = model;
  const isAllGiven = rows.kind === 'counted' && given.length >= rows.count;
  return {
    name,
    place: model.place,
    model,
    source,
    origin: originOf(source),
    nulls: model.nulls,
    unique: isUnique(model),
    nullPath: 'key' in source && source.key !== undefined ? keyPath(source.key.columns) : `c:${name}`,
    folding: foldingOf(model),
    except: model.except,
    of: model.of,
    hidden: model.hidden,
    given,
    isAllGiven,
    made: source.kind !== 'given' && !isAllGiven,
  };
}

/** A column is unique where it says so, or where each row refers to a row of its own. */
export function isUnique({ unique, source }: ColumnModel): boolean {
  return unique || (source.kind === 'reference' && source.way.kind === 'oneToOne');
}

/** The given cells of each column, by row. */
function cellsByColumn({ given }: TableModel): ReadonlyMap<string, readonly GivenCell[]> {
  const cells = new Map<string, GivenCell[]>();
  for (const cell of given) {
    const known = cells.get(cell.column);
    if (known === undefined) cells.set(cell.column, [cell]);
    else known.push(cell);
  }
  return cells;
}

function originOf(source: ColumnModel['source']): string {
  if (source.kind === 'generator') return source.generator.id;
  if (source.kind === 'polymorphic') {
    return `references ${source.key.options.map(({ table, column }) => `${table}.${column}`).join(' or ')}`;
  }
  return source.kind === 'reference' ? `references ${source.table}.${source.column}` : source.kind;
}
