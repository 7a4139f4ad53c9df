import { type ProblemList, quote } from '@populace/core';
import { askedTarget } from '../formulas/reference-conditions.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import { createParentReader } from './follow/parent-reader.ts';
import { poolOf } from './ways/pool.ts';

/**
 * Adds given cells that refer to a row of which the reference's condition does not hold, or to the one that another reference of the row leads
 * to already. Asked once all else is right, as rows are made for it. References by several columns are not looked at.
 */
export function checkGivenTerms(world: PlannableWorld, table: PlannedTable, problems: ProblemList): void {
  for (const column of table.columns) {
    const { source, given, name, made } = column;
    if (source.kind !== 'reference' || source.key !== undefined || given.length === 0 || !made) continue;
    const { where, otherThan } = source;
    if (where === undefined && otherThan === undefined) continue;
    const { parentOf } = createParentReader(world, table, column);
    const whyNot = createJudge(world, table, column);
    for (const { text, row, place } of given) {
      const parent = text === null ? undefined : parentOf(row);
      const why = parent === undefined ? undefined : whyNot(row, parent);
      if (why === undefined) continue;
      const message = `Row ${row} of ${quote(table.name)} is given ${quote(text ?? '')} as ${quote(name)}, ${why}; give another, or null`;
      problems.add('schema/invalid-option', place, message);
    }
  }
}

/** Says what is wrong with the row that a given cell refers to; undefined where nothing is. */
type Judge = (row: number, parent: number) => string | undefined;

function createJudge(world: PlannableWorld, table: PlannedTable, { name, source }: PlannedColumn): Judge {
  if (source.kind !== 'reference') return () => undefined;
  const { where, otherThan } = source;
  const pool = poolOf(world, { table: source.table, where: askedTarget(table.name, [name], source) })();
  const other = otherThan && createParentReader(world, table, table.column(otherThan.column));
  return (row, parent) => {
    if (where !== undefined && !pool.has(parent))
      return `but that is a row of ${quote(source.table)} where ${where.formula.text} does not hold`;
    if (other?.parentOf(row) !== parent) return undefined;
    return `but that is the row of ${quote(otherThan?.column ?? '')}, too`;
  };
}
