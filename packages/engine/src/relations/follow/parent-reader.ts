import { createTextReader } from '@populace/cells';
import { CodedError, rowNumber } from '@populace/core';
import { createGivenParents } from '../../columns/rows/given-parents.ts';
import { openTable } from '../../columns/rows/table-run.ts';
import type { PlannedColumn } from '../../model/column.ts';
import type { ParentRows } from '../../model/family.ts';
import type { PlannableWorld } from '../../model/plannable-world.ts';
import type { PlannedTable } from '../../model/table.ts';

/** Tells which rows the rows of a table refer to, read out of the plan that makes their values. */
export interface ParentReader {
  /** How many rows can be looked at at once. */
  readonly room: number;
  /** The row that a row refers to; undefined where it refers to none. */
  parentOf(row: number): number | undefined;
  /** Those of the listed rows, at most `room`, that refer to a row. */
  referring(rows: readonly number[], parent: number): readonly number[];
}

/** Opens what tells the rows that a column of references refers to. */
export function createParentReader(
  world: PlannableWorld,
  table: PlannedTable,
  column: PlannedColumn,
  { batchRows }: { readonly batchRows?: number } = {},
): ParentReader {
  const [{ recipe: own }] = column.variants;
  let noted: { readonly chosen: ParentRows; readonly stepCount: number } | undefined;
  const run = openTable(world, table, {
    columns: [column.name],
    batchRows,
    noteParents(recipe, chosen, stepCount) {
      // The columns of other tables that its value comes from may be references too.
      if (recipe === own) noted = { chosen, stepCount };
    },
  });
  const [made] = run.batch.columns;
  if (noted === undefined || made === undefined) throw new CodedError('internal', `${column.name} refers to nothing.`);
  const { chosen, stepCount } = noted;
  const read = createTextReader(made);
  const givenParent = createGivenParents(world, column);
  const refersToItself = column.source.kind === 'reference' && column.source.ownRow;
  const chosenAt = (i: number): number | undefined => {
    const row = rowNumber(run.batch.rows, i);
    const given = givenParent(row);
    if (given !== undefined) return given.parent;
    if (chosen.valid === undefined || chosen.valid[i] !== 0) return rowNumber(chosen.rows, i);
    return refersToItself ? row : undefined;
  };
  return {
    room: run.batchRows,
    parentOf(row) {
      run.fillList([row]);
      return read(0) === null ? undefined : chosenAt(0);
    },
    referring(rows, parent) {
      // Most rows refer to others, so that their values need not be made.
      run.fillList(rows, stepCount);
      const likely = rows.filter((_, i) => chosenAt(i) === parent);
      if (likely.length === 0) return [];
      run.fillList(likely);
      return likely.filter((_, i) => read(i) !== null);
    },
  };
}
