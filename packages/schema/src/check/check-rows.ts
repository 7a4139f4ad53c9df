import type { DocumentNode, MapEntry, Place, ProblemList } from '@populace/core';
import { describeNode, quote, wholeOf } from '@populace/core';
import { refuseStranger } from './check-context.ts';
import type { RowOverrides } from './registry.ts';

/** The most rows of a table: 2^48. */
export const MOST_ROWS: number = 2 ** 48;

const overridePlace: Place = { pointer: '--rows' };

/** Reads the number of rows of a table. Adds problems and returns undefined where it is none. */
export function readRows(node: DocumentNode, table: string, problems: ProblemList): number | undefined {
  if (node.kind === 'map' && node.entries.length > 0) {
    for (const entry of node.entries) refuseStranger(problems, `rows of ${quote(table)}`, entry, []);
    return undefined;
  }
  const whole = wholeOf(node);
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

/** The number of rows that a call gives a table, if it does. */
export function overriddenRows(rows: RowOverrides | undefined, table: string): number | undefined {
  return rows?.tables.get(table) ?? rows?.all;
}

/** Adds that a table needs a number of rows. */
export function refuseMissingRows({ key, keyPlace }: MapEntry, problems: ProblemList): void {
  problems.add('schema/structure', keyPlace, `The table ${quote(key)} needs rows, such as rows: 100`);
}

function checkCount(count: number, tables: string, problems: ProblemList): void {
  if (Number.isInteger(count) && count >= 0 && count <= MOST_ROWS) return;
  const message = `The number of rows of ${tables} must be a whole number from 0 to 2^48, but is ${count}`;
  if (count > MOST_ROWS) refuseMany(String(count), tables, overridePlace, problems);
  else problems.add('schema/invalid-option', overridePlace, message);
}

function refuseMany(count: string, tables: string, place: Place, problems: ProblemList): void {
  problems.add('limit/rows', place, `${tables} asks for ${count} rows, but a table has at most ${MOST_ROWS} (2^48)`);
}
