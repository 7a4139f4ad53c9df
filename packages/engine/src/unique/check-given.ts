import { type ProblemList, quote } from '@populace/core';
import type { GivenCell } from '@populace/schema';
import { foldText } from '@populace/unicode';
import { createRowFinder } from '../columns/rows/row-finder.ts';
import { spelt } from '../columns/values/spelt.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import { isUniqueByRow } from './why-not-unique.ts';

/** Adds given cells of a unique column that two rows are given. */
export function checkGivenUnique(column: PlannedColumn, problems: ProblemList): void {
  const rows = new Map<string, number>();
  const left = new Set(column.except.map(({ text }) => compared(text, column)));
  for (const cell of column.given) {
    if (cell.text === null) continue;
    const value = compared(cell.text, column);
    if (left.has(value)) {
      const message = `${quote(column.name)} is unique but for ${quote(cell.text)}, which row ${cell.row} is given; give another value, or drop it from except`;
      problems.add('schema/unique-impossible', cell.place, message);
    }
    const other = rows.get(value);
    rows.set(value, cell.row);
    if (other !== undefined) addTwice(column, cell, other, problems);
  }
}

/** Adds given cells of a unique column that are made in another row. Asked once all else is right, as rows are made for it. */
export function checkGivenMade(
  world: PlannableWorld,
  table: PlannedTable,
  column: PlannedColumn,
  problems: ProblemList,
): void {
  if (!column.unique || column.given.length === 0) return;
  const find = createRowFinder(world, table, { ...column, given: [] }, column.folding);
  const given = new Set(column.given.map(({ row }) => row));
  for (const cell of column.given) {
    const other = cell.text === null ? undefined : find(cell.text);
    // What a given row would have made is made nowhere.
    if (other !== undefined && !given.has(other)) addTwice(column, cell, other, problems);
  }
}

/**
 * Adds values that a column is to leave out although a row has them: one in which each row makes another value by nature has no other for
 * it. Asked once all else is right, as rows are made for it.
 */
export function checkExceptMade(
  world: PlannableWorld,
  table: PlannedTable,
  column: PlannedColumn,
  problems: ProblemList,
): void {
  if (column.except.length === 0 || !isUniqueByRow(column)) return;
  const find = createRowFinder(world, table, { ...column, given: [] }, column.folding);
  const given = new Set(column.given.map(({ row }) => row));
  for (const { text, place } of column.except) {
    const row = find(text);
    if (row === undefined || given.has(row)) continue;
    const message = `${quote(column.name)} is unique but for ${quote(text)}, which row ${row} has: in each row ${column.origin} makes another value by nature, so that none stands in for it`;
    const remedy =
      'change its options, such as the start of a sequence, give the row a fixed value, or drop it from except';
    problems.add('schema/unique-impossible', place, `${message}; ${remedy}`);
    return;
  }
}

/** What given values are compared by. */
function compared(text: string, { type, folding }: PlannedColumn): string {
  return foldText(spelt(text, type), folding);
}

function addTwice(column: PlannedColumn, { text, row, place }: GivenCell, other: number, problems: ProblemList): void {
  const message = `${quote(column.name)} is unique, but row ${row} is given ${quote(text ?? '')}, which row ${other} has too`;
  problems.add('schema/unique-impossible', place, `${message}; give another value`);
}
