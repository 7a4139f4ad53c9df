import type { ColumnFacts, ReferenceFacts, TableFacts } from '@populace/cells';
import { typeName } from '@populace/core';
import { hasNulls } from '../../formulas/has-nulls.ts';
import type { PlannableWorld } from '../../model/plannable-world.ts';
import type { PlannedTable } from '../../model/table.ts';
import type { WorldFacts } from '../../model/world-facts.ts';
import { counterOf } from './counter-of.ts';
import { isAscending } from './is-ascending.ts';
import { keysOf } from './keys.ts';
import { textLengths } from './text-lengths.ts';

/**
 * What a format may know of a table, of which the named columns are written: all that are not hidden, if absent. It is found when it is
 * asked for, as most formats never ask.
 */
export function tableFacts(world: PlannableWorld, table: PlannedTable, names?: readonly string[]): TableFacts {
  const written = names ?? table.columns.filter(({ hidden }) => !hidden).map(({ name }) => name);
  const isWritten = (columns: readonly string[]): boolean => columns.every((name) => written.includes(name));
  return {
    name: table.name,
    rowCount: table.rowCount,
    columns: written.map((name) => columnFacts(world, table, name)),
    parent: table.relation?.table,
    get primaryKey() {
      const { primaryKey } = keysOf(world, table);
      return isWritten(primaryKey) ? primaryKey : [];
    },
    get uniques() {
      return keysOf(world, table).uniques.filter(isWritten);
    },
    get references() {
      return referencesOf(world, table).filter(({ columns }) => isWritten(columns));
    },
  };
}

function columnFacts(world: PlannableWorld, table: PlannedTable, name: string): ColumnFacts {
  return {
    name,
    get type() {
      return table.column(name).type;
    },
    get nullable() {
      return hasNulls(world, table, name);
    },
    get ascending() {
      return isAscending(table, name);
    },
    get counter() {
      return counterOf(table, name);
    },
    get characters() {
      return textLengths(world, table, name);
    },
  };
}

/** Which columns refer to which, and whether a database can hold them to it. */
function referencesOf(world: WorldFacts, table: PlannedTable): readonly ReferenceFacts[] {
  const told = table.references.filter(({ logical }) => !logical);
  return told.map(({ columns, shared, table: name, targets }) => {
    const target = world.table(name);
    const own = columns.map((column) => table.column(column));
    const isOfType = own.every(({ type }, at) => typeName(type) === typeName(target.column(targets[at] ?? '').type));
    return {
      columns,
      table: name,
      targets,
      toKey: isOfType && isWrittenKey(world, target, targets),
      // Within a parent it is the earlier child, which may stand later in the table.
      toEarlier: target === table && shared.length === 0 && own.every(({ given }) => given.length === 0),
    };
  });
}

function isWrittenKey(world: WorldFacts, table: PlannedTable, names: readonly string[]): boolean {
  if (table.hidden || names.some((name) => table.column(name).hidden)) return false;
  const { primaryKey, uniques } = keysOf(world, table);
  const wanted = JSON.stringify(names);
  return [primaryKey, ...uniques].some((key) => JSON.stringify(key) === wanted);
}
