import { nearestNames, type ProblemList, quote } from '@populace/core';
import { createRowFinder, isFindable } from '../columns/rows/row-finder.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable, TableReference } from '../model/table.ts';

/**
 * Adds given cells that refer to a row which is not there. Asked once all else is right, as rows are made for it. Not looked at are
 * references by several columns, a part of which a given cell is only, and logical ones, which no database would refuse.
 */
export function checkGivenReferences(world: PlannableWorld, table: PlannedTable, problems: ProblemList): void {
  for (const reference of table.references) {
    const [target] = reference.targets;
    if (target === undefined || reference.columns.length > 1 || reference.logical) continue;
    checkOne(world, table, reference, target, problems);
  }
}

function checkOne(
  world: PlannableWorld,
  table: PlannedTable,
  { columns, table: other }: TableReference,
  target: string,
  problems: ProblemList,
): void {
  const { given } = table.column(columns[0] ?? '');
  const targets = world.table(other);
  const column = targets.column(target);
  if (given.length === 0 || !isFindable(column)) return;
  const find = createRowFinder(world, targets, column);
  for (const { text, row, place } of given) {
    if (text === null || find(text) !== undefined) continue;
    const known = column.given.flatMap((cell) => (cell.text === null ? [] : [cell.text]));
    const message = `Row ${row} of ${quote(table.name)} is given ${quote(text)} as ${quote(columns[0] ?? '')}, but no row of ${quote(other)} has it as ${quote(target)}; give one that is there, or null`;
    problems.add('schema/unknown-row', place, message, nearestNames(text, known));
  }
}
