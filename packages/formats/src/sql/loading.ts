import { CodedError, type LoadEdge, planLoadOrder, type TableFacts } from '@populace/core';
import type { SqlSettings } from './sql-options.ts';

/** How the tables of a script are loaded. */
export interface Loading {
  /** Parents before children. */
  readonly tables: readonly TableFacts[];
  /** By table, the columns that are null at first and filled afterwards. */
  readonly later: ReadonlyMap<string, readonly string[]>;
}

interface ReferenceEdge extends LoadEdge {
  readonly columns: readonly string[];
}

/**
 * Plans the order of loading. Where keys are looked at before all rows are there, circles are broken at references that may be null.
 * @throws CodedError `schema/reference-cycle` where nothing breaks one.
 */
export function planLoading(tables: readonly TableFacts[], settings: SqlSettings): Loading {
  const { createTable, transaction, dialect } = settings;
  // Keys of tables made by the script are added after the rows, or looked at when the transaction ends.
  const isFree = createTable && (transaction || !dialect.defersKeys);
  const edges = tables.flatMap((table) => edgesOf(table, isFree));
  const order = planLoadOrder(
    tables.map(({ name }) => name),
    edges,
  );
  if (order.stuck.length > 0) throw stuck(order.stuck);
  const broken = isFree ? [] : order.broken;
  return {
    tables: order.tables.flatMap((name) => tables.filter((table) => table.name === name)),
    later: new Map(
      tables.flatMap(({ name }) => {
        const columns = broken.filter(({ from }) => from === name).flatMap((edge) => edge.columns);
        return columns.length === 0 ? [] : [[name, [...new Set(columns)]] as const];
      }),
    ),
  };
}

/** A reference is broken by its columns that may be null, found again by the primary key. */
function edgesOf({ name, columns, primaryKey, references }: TableFacts, isFree: boolean): readonly ReferenceEdge[] {
  const canBeLater = (column: string): boolean =>
    !primaryKey.includes(column) && columns.some((facts) => facts.name === column && facts.nullable);
  return references
    .filter(({ toEarlier }) => !toEarlier)
    .map((reference) => {
      const later = primaryKey.length === 0 ? [] : reference.columns.filter(canBeLater);
      return { from: name, to: reference.table, breakable: isFree || later.length > 0, columns: later };
    });
}

function stuck(tables: readonly string[]): CodedError {
  const message = `The tables ${tables.join(' → ')} refer to one another, and none of these references can be null at first; give one of them nulls and its table a unique id, or let the script make the tables (createTable).`;
  return new CodedError('schema/reference-cycle', message);
}
