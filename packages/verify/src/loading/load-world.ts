import { quote } from '@populace/core';
import { allWritten, type Expected } from '../expected/expected.ts';
import type { TableFiles } from '../expected/table-file.ts';
import type { Notebook } from '../findings/notebook.ts';
import type { KeptColumn } from '../kept/kept-column.ts';
import { createRowIndex, hasNull, type RowIndex } from '../kept/row-index.ts';
import type { Checker } from './define-checker.ts';
import { loadTable } from './load-table.ts';
import type { LoadedTable, LoadedWorld } from './loaded.ts';

/** What files are read with. */
export interface LoadParts {
  readonly expected: Expected;
  readonly files: readonly TableFiles[];
  readonly checkers: readonly Checker[];
  readonly notebook: Notebook;
  readonly onRows: (rows: number) => void;
  /** The only tables that are looked at; all if absent. */
  readonly asked?: readonly string[] | undefined;
}

/** Reads all files, table by table, and keeps what checkers ask for. */
export async function loadWorld({
  expected,
  files,
  checkers,
  notebook,
  onRows,
  asked,
}: LoadParts): Promise<LoadedWorld> {
  const kept = keptColumns(expected, checkers);
  const tables = new Map<string, LoadedTable>();
  for (const table of expected.tables) {
    const own = files.find((one) => one.table === table.name);
    if (own === undefined) continue;
    const notes = notebook.table(table.name);
    const names = kept.get(table.name) ?? new Set<string>();
    tables.set(table.name, await loadTable({ expected: table, files: own, kept: names, checkers, notes, onRows }));
  }
  return createWorld(expected, tables, asked);
}

function keptColumns(expected: Expected, checkers: readonly Checker[]): ReadonlyMap<string, ReadonlySet<string>> {
  const kept = new Map<string, Set<string>>();
  for (const checker of checkers) {
    for (const table of expected.tables) {
      for (const { table: name, column } of checker.keeps?.(table, expected) ?? []) {
        kept.set(name, (kept.get(name) ?? new Set()).add(column));
      }
    }
  }
  return kept;
}

function createWorld(
  expected: Expected,
  tables: ReadonlyMap<string, LoadedTable>,
  asked: readonly string[] | undefined,
): LoadedWorld {
  const indexes = new Map<string, RowIndex>();
  const ways = new Map<string, Int32Array | undefined>();
  const world: LoadedWorld = {
    expected,
    table: (name) => tables.get(name),
    whyAbsent: (name) =>
      asked === undefined || asked.includes(name)
        ? `there is no file of ${quote(name)}`
        : `${quote(name)} is left out, as the call names other tables`,
    index(table, columns, by) {
      const key = JSON.stringify([table.expected.name, columns, by]);
      const index = indexes.get(key) ?? createRowIndex(keptOf(table, columns) ?? [], by, { count: table.rowCount });
      indexes.set(key, index);
      return index;
    },
    followed(table, columns) {
      const key = JSON.stringify([table.expected.name, columns]);
      if (!ways.has(key)) ways.set(key, followReference(world, table, columns));
      return ways.get(key);
    },
  };
  return world;
}

/** Columns that were kept; undefined where one was not. */
export function keptOf(table: LoadedTable, names: readonly string[]): readonly KeptColumn[] | undefined {
  const columns = names.map(table.kept);
  return columns.every((column) => column !== undefined) ? columns : undefined;
}

function followReference(world: LoadedWorld, table: LoadedTable, names: readonly string[]): Int32Array | undefined {
  const reference = table.expected.references.find(({ columns }) => `${columns}` === `${names}`);
  const target = reference && world.table(reference.table);
  if (reference === undefined || target?.isWhole !== true || !allWritten(target.expected, reference.targets))
    return undefined;
  const [columns, targets] = [keptOf(table, reference.columns), keptOf(target, reference.targets)];
  if (columns === undefined || targets === undefined) return undefined;
  const by = columns.every(({ form }, at) => form === targets[at]?.form) ? 'value' : 'text';
  const index = world.index(target, reference.targets, by);
  const rows = new Int32Array(table.rowCount);
  for (let row = 0; row < rows.length; row++) rows[row] = hasNull(columns, row) ? -1 : index.find(columns, row);
  return rows;
}
