import {
  type DocumentNode,
  describeNode,
  type MapEntry,
  type Place,
  type ProblemList,
  quote,
  wholeOf,
} from '@populace/core';
import { type AskedChildRows, readChildRows } from './check-child-rows.ts';
import { type CheckContext, entriesOf } from './check-context.ts';
import type { RowOverrides } from './registry.ts';

/** The most rows of a table: 2^48. */
export const MOST_ROWS: number = 2 ** 48;

const overridePlace: Place = { pointer: '--rows' };

/** How many rows a table has; the count is undefined where that is not known for a problem, or depends on a parent's rows. */
export interface RowCount {
  readonly count: number | undefined;
  /** Whether a call says it, not the document. */
  readonly isOverridden: boolean;
}

/** The rows of a table as the document asks for them. */
export interface AskedRows extends RowCount {
  /** Those that have as many rows as the rows of a parent make. */
  readonly children: AskedChildRows | undefined;
}

/** Reads how many rows a table has: those of a list or of a parent, what a call says, or the number in the document. Adds problems. */
export function readRows(entry: MapEntry, overrides: RowOverrides | undefined, at: CheckContext): AskedRows {
  const rows = entriesOf(entry.value).get('rows')?.value;
  const { problems } = at;
  if (rows?.kind === 'map' && rows.entries.length > 0) {
    const children = readChildRows(rows, entry.key, at);
    if (overrides?.tables.has(entry.key)) refuseDerived(entry.key, children, problems);
    return { count: undefined, isOverridden: false, children };
  }
  return { ...readRowCount(entry, rows, overrides, problems), children: undefined };
}

function refuseDerived(table: string, children: AskedChildRows | undefined, problems: ProblemList): void {
  const parent = children === undefined ? 'its parent' : quote(children.table);
  const message = `The rows of ${quote(table)} follow from those of ${parent}, so their number cannot be set; set the rows of ${parent}, or change count`;
  problems.add('schema/rows-derived', overridePlace, message);
}

function readRowCount(
  entry: MapEntry,
  rows: DocumentNode | undefined,
  overrides: RowOverrides | undefined,
  problems: ProblemList,
): RowCount {
  if (rows?.kind === 'list') {
    if (overrides?.tables.has(entry.key)) refuseOverride(entry.key, rows.items.length, problems);
    return { count: rows.items.length, isOverridden: false };
  }
  const own = rows && readWhole(rows, entry.key, problems);
  const overridden = overrides?.tables.get(entry.key) ?? overrides?.all;
  if (rows === undefined && overridden === undefined) refuseMissingRows(entry, problems);
  if (overridden === undefined) return { count: own, isOverridden: false };
  return { count: isCount(overridden) ? overridden : undefined, isOverridden: true };
}

function refuseOverride(table: string, count: number, problems: ProblemList): void {
  const message = `The rows of ${quote(table)} are a list in the document (${count} rows), so their number cannot be set`;
  problems.add(
    'schema/invalid-option',
    overridePlace,
    `${message}; lengthen or shorten the list, or choose what is written with --from and --take`,
  );
}

/** Reads the number of rows of a table. Adds problems and returns undefined where it is none. */
function readWhole(node: DocumentNode, table: string, problems: ProblemList): number | undefined {
  const whole = wholeOf(node);
  if (node.kind === 'scalar' && /^\d{1,3}\.\d{3}$/.test(node.text)) {
    const message = `rows of ${quote(table)} must be a whole number, but is ${node.text}; a point does not group digits: write ${node.text.replace('.', '_')} or ${node.text.split('.')[0]}`;
    problems.add('schema/invalid-option', node.place, message);
    return undefined;
  }
  if (whole === undefined || whole < 0n) {
    const message = `rows of ${quote(table)} must be a whole number from 0 to 2^48, but is ${describeNode(node)}`;
    problems.add('schema/invalid-option', node.place, message);
    return undefined;
  }
  if (whole <= BigInt(MOST_ROWS)) return Number(whole);
  refuseMany(String(whole), quote(table), node.place, problems);
  return undefined;
}

/** Checks the numbers of rows that a call gives. */
export function checkRowOverrides(rows: RowOverrides, problems: ProblemList): void {
  if (rows.all !== undefined) checkCount(rows.all, 'every table', problems);
  for (const [table, count] of rows.tables) checkCount(count, quote(table), problems);
}

function refuseMissingRows({ key, keyPlace }: MapEntry, problems: ProblemList): void {
  problems.add('schema/structure', keyPlace, `The table ${quote(key)} needs rows, such as rows: 100`);
}

function checkCount(count: number, tables: string, problems: ProblemList): void {
  if (isCount(count)) return;
  const message = `The number of rows of ${tables} must be a whole number from 0 to 2^48, but is ${count}`;
  if (count > MOST_ROWS) refuseMany(String(count), tables, overridePlace, problems);
  else problems.add('schema/invalid-option', overridePlace, message);
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= MOST_ROWS;
}

function refuseMany(count: string, tables: string, place: Place, problems: ProblemList): void {
  problems.add('limit/rows', place, `${tables} asks for ${count} rows, but a table has at most ${MOST_ROWS} (2^48)`);
}
