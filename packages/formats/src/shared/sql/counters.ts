import type { TableFacts } from '@populace/cells';
import { foldCase } from '@populace/unicode';
import type { CounterWords } from './dialects/dialect.ts';
import { identifier, tableIdentifier } from './identifiers.ts';
import { qualifiedName } from './qualified-name.ts';
import type { SqlSettings } from './sql-options.ts';

/** The words of a table's counter: its primary key where that is one column, a sequence; undefined where there is none. */
export function counterWords(
  facts: TableFacts,
  tables: readonly TableFacts[],
  settings: SqlSettings,
): CounterWords | undefined {
  const { dialect, identity } = settings;
  const counter = counterOf(facts);
  const [column = ''] = facts.primaryKey;
  if (identity === 'none' || counter === undefined) return undefined;
  const { start, step, last } = counter;
  return {
    table: tableIdentifier(facts.name, settings),
    column: identifier(column, dialect),
    columnName: column,
    sequence: sequenceIdentifier(facts, tables, settings),
    identity,
    start,
    step,
    last,
    next: last === undefined ? start : last + step,
  };
}

/** Returns the statements that move the counters of tables on, once their rows are there. */
export function moveCounters(tables: readonly TableFacts[], settings: SqlSettings): string {
  const { dialect, counters, createTable } = settings;
  if (!counters) return '';
  const { moveCreated, moveExisting } = dialect.counters;
  const move = createTable ? moveCreated : moveExisting;
  return tables
    .map((facts) => counterWords(facts, tables, settings))
    .map((words) => (words === undefined ? '' : (move?.(words) ?? '')))
    .join('');
}

/** What stands before and after the rows of a table whose counter would not take their numbers otherwise. */
export function aroundRows(
  facts: TableFacts,
  settings: SqlSettings,
): { readonly opening: string; readonly closing: string } {
  const { dialect, counters, createTable, identity } = settings;
  const isCounted = counterOf(facts) !== undefined && (createTable ? identity !== 'none' : counters);
  const around = dialect.counters.aroundRows?.(tableIdentifier(facts.name, settings), createTable);
  return isCounted && around !== undefined ? around : { opening: '', closing: '' };
}

function counterOf({ primaryKey, columns }: TableFacts): TableFacts['columns'][number]['counter'] {
  return primaryKey.length === 1 ? columns.find(({ name }) => name === primaryKey[0])?.counter : undefined;
}

/**
 * Tables `a_b` with the key `c` and `a` with the key `b_c` have sequences of different names. DuckDB finds no sequence with a double quote in its
 * name.
 */
function sequenceIdentifier(facts: TableFacts, tables: readonly TableFacts[], settings: SqlSettings): string {
  const nameOf = ({ name, primaryKey }: TableFacts): string => `${name}_${primaryKey.join('_')}_seq`;
  const foldedOf = (table: TableFacts): string => foldCase(nameOf(table).replaceAll('"', '_'));
  const ofName = tables.filter((table) => foldedOf(table) === foldedOf(facts));
  const before = ofName.findIndex(({ name }) => name === facts.name);
  const { schema, table } = qualifiedName(before > 0 ? `${nameOf(facts)}_${before + 1}` : nameOf(facts), settings);
  const sequence = identifier(table.replaceAll('"', '_'), settings.dialect);
  return schema === undefined ? sequence : `${identifier(schema, settings.dialect)}.${sequence}`;
}
