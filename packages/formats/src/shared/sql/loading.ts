import type { ReferenceFacts, TableFacts } from '@populace/cells';
import { CodedError } from '@populace/core';
import type { LoadEdge } from '../load-order/load-edge.ts';
import { planLoadOrder } from '../load-order/load-order.ts';
import type { SqlSettings } from './sql-options.ts';

/** How the tables of a script are loaded. */
export interface Loading {
  /** Parents before children. */
  readonly tables: readonly LoadedTable[];
  /** By table, the columns that are null at first and filled afterwards. */
  readonly later: ReadonlyMap<string, readonly string[]>;
}

/** A table of a script. */
export interface LoadedTable extends TableFacts {
  /** References that close a circle, where no foreign key could stand for them. */
  readonly circular?: readonly ReferenceFacts[];
  /** References whose foreign keys are declared deferrable, as no row could come first otherwise. */
  readonly deferrable?: readonly ReferenceFacts[];
  /** By name, the types of columns that are declared with another than the dialect's for such values. */
  readonly ownTypes?: ReadonlyMap<string, string>;
}

interface ReferenceEdge extends LoadEdge {
  readonly reference: ReferenceFacts;
  readonly columns: readonly string[];
}

/**
 * Plans the order of loading. Where keys are looked at before all rows are there, circles are broken at references that may be null.
 * @throws CodedError `schema/reference-cycle` where nothing breaks one.
 */
export function planLoading(given: readonly TableFacts[], settings: SqlSettings): Loading {
  // Facts may be found anew each time they are asked for; these stay the same.
  const tables = given.map((facts) => ({ ...facts }));
  const isFree = areCirclesFree(settings);
  const edges = tables.flatMap((table) => edgesOf(table, isFree));
  const order = planLoadOrder(
    tables.map(({ name }) => name),
    edges,
  );
  if (order.stuck.length > 0) throw stuck(order.stuck);
  const isDeferrable = deferrableEdges(tables, settings);
  const brokenOf = (table: string): readonly ReferenceEdge[] => order.broken.filter(({ from }) => from === table);
  return {
    tables: order.tables.flatMap((table) =>
      tables
        .filter(({ name }) => name === table)
        .map((facts) => ({
          ...facts,
          circular: brokenOf(table).map(({ reference }) => reference),
          deferrable: brokenOf(table)
            .filter(isDeferrable)
            .map(({ reference }) => reference),
        })),
    ),
    later: new Map(
      tables.flatMap(({ name }) => {
        const columns = isFree ? [] : brokenOf(name).flatMap((edge) => edge.columns);
        return columns.length === 0 ? [] : [[name, [...new Set(columns)]] as const];
      }),
    ),
  };
}

/**
 * Whether circles do no harm: keys of made tables are looked at once all rows are there. Where each statement is looked at and no key is
 * added to a table that is there, no keys can form a circle at all, so the tables are loaded in the order in which they are made.
 */
function areCirclesFree({ createTable, transaction, dialect, cycles }: SqlSettings): boolean {
  if (cycles !== 'nulls') return true;
  if (dialect.foreignKeys === 'immediate') return true;
  return createTable && (transaction || dialect.foreignKeys === 'added');
}

/**
 * Says which of the references that close a cycle have deferrable foreign keys: all where keys are to be deferred, else those of a cycle in
 * which none may be null.
 */
function deferrableEdges(
  tables: readonly TableFacts[],
  { dialect, cycles }: SqlSettings,
): (edge: ReferenceEdge) => boolean {
  if (dialect.cycles?.deferred === undefined) return () => false;
  if (cycles === 'deferred') return () => true;
  const names = tables.map(({ name }) => name);
  const strict = tables.flatMap((table) => edgesOf(table, false));
  return planLoadOrder(names, strict).stuck.length === 0 ? () => false : ({ columns }) => columns.length === 0;
}

/** A reference is broken by its columns that may be null, found again by the primary key. */
function edgesOf({ name, columns, primaryKey, references }: TableFacts, isFree: boolean): readonly ReferenceEdge[] {
  const canBeLater = (column: string): boolean =>
    !primaryKey.includes(column) && columns.some((facts) => facts.name === column && facts.nullable);
  return references
    .filter(({ toEarlier }) => !toEarlier)
    .map((reference) => {
      const later = primaryKey.length === 0 ? [] : reference.columns.filter(canBeLater);
      return { from: name, to: reference.table, breakable: isFree || later.length > 0, columns: later, reference };
    });
}

function stuck(tables: readonly string[]): CodedError {
  const message = `The tables ${tables.join(' → ')} refer to one another, and none of these references can be null at first; give one of them nulls and its table a unique id, let the script make the tables (createTable), or choose another way by the option cycles.`;
  return new CodedError('schema/reference-cycle', message);
}
