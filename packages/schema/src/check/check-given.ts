import {
  type DocumentNode,
  type MapEntry,
  nearestNames,
  type OptionReader,
  type Place,
  parseWhole,
  quote,
} from '@populace/core';
import { scalarOption } from '@populace/recipes';
import { type CheckContext, entriesOf, isFull, refuseShape } from './check-context.ts';
import { MOST_ROWS, type RowCount } from './check-rows.ts';
import type { WrittenCell } from './written-cell.ts';

interface Walk {
  readonly at: CheckContext;
  readonly table: string;
  readonly columns: ReadonlySet<string>;
  readonly cells: Map<number, Map<string, WrittenCell>>;
  /** Keys that are no columns: where each stands first, and in how many rows. */
  readonly strangers: Map<string, { readonly place: Place; rows: number }>;
}

const cellReader = scalarOption({ summary: 'A value of a row.' });

/** Reads the cells that a table is given, by a list of rows and by `fixed`, in the order of rows and columns. Adds problems. */
export function readGivenCells(entry: MapEntry, rows: RowCount, at: CheckContext): readonly WrittenCell[] {
  const given = entriesOf(entry.value);
  const columns = at.columnsOf.get(entry.key) ?? new Set();
  const walk: Walk = { at, table: quote(entry.key), columns, cells: new Map(), strangers: new Map() };
  const list = given.get('rows')?.value;
  if (list?.kind === 'list') for (const [row, item] of list.items.entries()) readRow(item, row, walk);
  const fixed = given.get('fixed');
  if (fixed !== undefined) readFixed(fixed.value, rows, walk);
  refuseStrangers(walk);
  return inOrder(walk);
}

/** The cells of each column that has any. */
export function cellsByColumn(cells: readonly WrittenCell[]): ReadonlyMap<string, readonly WrittenCell[]> {
  const columns = new Map<string, WrittenCell[]>();
  for (const cell of cells) {
    const own = columns.get(cell.column);
    if (own === undefined) columns.set(cell.column, [cell]);
    else own.push(cell);
  }
  return columns;
}

function inOrder({ cells, columns }: Walk): readonly WrittenCell[] {
  const order = new Map([...columns].map((column, index) => [column, index]));
  const indexOf = ({ column }: WrittenCell): number => order.get(column) ?? 0;
  return [...cells]
    .sort(([a], [b]) => a - b)
    .flatMap(([, row]) => [...row.values()].sort((a, b) => indexOf(a) - indexOf(b)));
}

function readRow(node: DocumentNode, row: number, walk: Walk): void {
  const { at, table, columns } = walk;
  if (isFull(at)) return;
  if (node.kind !== 'map') {
    refuseShape(at.problems, `Row ${row} of ${table}`, node, 'a map from columns to values');
    return;
  }
  for (const entry of node.entries) {
    if (columns.has(entry.key)) readCell(entry, row, walk);
    else countStranger(entry, walk);
  }
}

function readCell({ key, keyPlace, value }: MapEntry, row: number, { at, table, cells }: Walk): void {
  const own = cells.get(row) ?? new Map<string, WrittenCell>();
  cells.set(row, own);
  if (own.has(key)) {
    const message = `${quote(key)} of row ${row} of ${table} is in rows already; drop it here or there`;
    at.problems.add('schema/invalid-option', keyPlace, message);
    return;
  }
  const reader: OptionReader = { problems: at.problems, name: `${quote(key)} of row ${row} of ${table}`, now: at.now };
  const scalar = isFull(at) ? undefined : cellReader.read(value, reader);
  if (scalar !== undefined) own.set(key, { row, column: key, ...scalar, place: value.place });
}

function countStranger({ key, keyPlace }: MapEntry, { strangers }: Walk): void {
  const first = strangers.get(key);
  if (first === undefined) strangers.set(key, { place: keyPlace, rows: 1 });
  else first.rows++;
}

/** Once a name, since what is wrong in one row of a list is mostly wrong in all. */
function refuseStrangers({ at, table, columns, strangers }: Walk): void {
  // Without columns, that is the problem.
  for (const [key, { place, rows }] of columns.size === 0 ? [] : strangers) {
    if (isFull(at)) return;
    const where = rows === 1 ? '' : `, which ${rows} rows name`;
    const message = `The table ${table} has no column ${quote(key)}${where}`;
    at.problems.add('schema/unknown-column', place, message, nearestNames(key, columns));
  }
}

function readFixed(node: DocumentNode, rows: RowCount, walk: Walk): void {
  const { at, table } = walk;
  if (node.kind !== 'map') {
    refuseShape(at.problems, `fixed of ${table}`, node, 'a map from row numbers to cells');
    return;
  }
  const spellings = new Map<number, string>();
  for (const entry of node.entries) {
    if (isFull(at)) return;
    const row = readRowNumber(entry, rows, walk);
    if (row === undefined) continue;
    const before = spellings.get(row);
    spellings.set(row, entry.key);
    if (before === undefined) readRow(entry.value, row, walk);
    else {
      const message = `fixed of ${table} has row ${row} twice, as ${before} and ${entry.key}; put all of its cells under one`;
      at.problems.add('schema/invalid-option', entry.keyPlace, message);
    }
  }
}

/** Returns a row's number. Adds a problem and returns undefined where it is none, or where there is no such row. */
function readRowNumber({ key, keyPlace }: MapEntry, rows: RowCount, { at, table }: Walk): number | undefined {
  const whole = parseWhole(key);
  if (whole === undefined || whole < 0n) {
    const message = `A row of fixed must be a whole number, counted from 0, but is ${quote(key)}`;
    at.problems.add('schema/invalid-option', keyPlace, message);
    return undefined;
  }
  if (rows.count === undefined) return whole < BigInt(MOST_ROWS) ? Number(whole) : undefined;
  if (whole < BigInt(rows.count)) return Number(whole);
  const has = `${countOf(rows.count)}${rows.isOverridden ? ' by --rows' : ''}`;
  const last = rows.count === 0 ? '' : `: the last is row ${rows.count - 1}`;
  const more =
    whole < BigInt(MOST_ROWS) ? `; give it at least ${countOf(whole + 1n)}, or drop row ${whole}` : '; drop it';
  const message = `fixed sets row ${whole} of ${table}, which has ${has}${last}${more}`;
  at.problems.add('schema/invalid-option', keyPlace, message);
  return undefined;
}

function countOf(rows: number | bigint): string {
  return `${rows} ${String(rows) === '1' ? 'row' : 'rows'}`;
}
