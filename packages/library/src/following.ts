import { CodedError } from '@populace/core';
import {
  type Children,
  type ChildrenOf,
  createBelonging,
  createChildrenOf,
  createParentReader,
  type PlannedColumn,
  type PlannedTable,
  type World,
} from '@populace/engine';
import { demandColumns } from './demand-columns.ts';
import { demandRow } from './demand-row.ts';
import { demandTable } from './demand-table.ts';
import { type PieceOptions, pieceOf } from './piece-options.ts';

/** A row of a table. */
export interface FoundRow {
  readonly table: string;
  /** From 0. */
  readonly row: number;
}

/** Returns the row that a cell of a column of references leads to; null where it refers to none. */
export type FindParent = (column: string, row: number) => FoundRow | null;

/** Creates what follows references up; what a column needs for it is made once. */
export function createFindParent(world: World, table: PlannedTable): FindParent {
  const known = new Map<string, (row: number) => number | undefined>();
  return (name, row) => {
    demandColumns(table, [name]);
    const column = table.column(name);
    const parent = tableOf(column);
    if (parent === undefined) {
      const message = `${table.name}.${name} refers to no table; ask for a column that has references.`;
      throw new CodedError('call/usage', message);
    }
    demandRow(table, row);
    const find = known.get(name) ?? createParentReader(world, table, column, { batchRows: 4 }).parentOf;
    known.set(name, find);
    const found = find(row);
    return found === undefined ? null : { table: parent, row: found };
  };
}

function tableOf({ source }: PlannedColumn): string | undefined {
  return source.kind === 'reference' ? source.table : undefined;
}

/** Whose children are asked for, and which of them. */
export interface ChildrenOptions extends PieceOptions {
  /** The table that refers to this one. */
  readonly table: string;
  /**
   * Its column that does; one of several of a key will do. Without it, the rows that are made per row of this table, whatever their
   * columns say.
   */
  readonly column?: string | undefined;
  /**
   * How many rows may be looked at where they cannot be computed from the row that they refer to, up to 1,000,000; 100,000 if
   * absent.
   */
  readonly lookAt?: number | undefined;
}

/** Lists the rows of a table that refer to a row. */
export type FindChildren = (row: number, options: ChildrenOptions) => Children;

const USUALLY_LOOKED_AT = 100_000;
const MOST_LOOKED_AT = 1_000_000;

/** Creates what follows references down; what a column needs for it is made once. */
export function createFindChildren(world: World, table: PlannedTable): FindChildren {
  const known = new Map<string, ChildrenOf>();
  return (row, options) => {
    const child = demandTable(world.tables, options.table);
    const key = JSON.stringify([child.name, options.column]);
    const find = known.get(key) ?? createFinder(world, table, child, options.column);
    known.set(key, find);
    demandRow(table, row);
    const { lookAt = USUALLY_LOOKED_AT } = options;
    if (!(Number.isSafeInteger(lookAt) && lookAt >= 0 && lookAt <= MOST_LOOKED_AT)) {
      const message = `lookAt must be a whole number from 0 to ${MOST_LOOKED_AT}, but is ${lookAt}.`;
      throw new CodedError('call/usage', message);
    }
    return find(row, { ...pieceOf(child, options), lookAt });
  };
}

function createFinder(world: World, table: PlannedTable, child: PlannedTable, name: string | undefined): ChildrenOf {
  if (name !== undefined) {
    demandColumns(child, [name]);
    const column = child.column(name);
    if (tableOf(column) === table.name) return createChildrenOf(world, child, column);
    throw new CodedError('call/usage', `${child.name}.${name} does not refer to ${table.name}.`);
  }
  if (child.relation?.table === table.name) return createBelonging(child.relation);
  const message = `The rows of ${child.name} are not made per row of ${table.name}; name a column that refers to it.`;
  throw new CodedError('call/usage', message);
}
