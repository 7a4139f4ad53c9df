import { CodedError, rowNumber } from '@populace/core';
import type { Planner } from '@populace/recipes';
import type { PlannedColumn } from '../../model/column.ts';
import type { ChosenRows, TablePlanner } from '../../model/plannable-world.ts';
import { planRowsOf } from '../planners/plan-rows-of.ts';
import { planPresence } from '../values/presence.ts';
import { createGivenParents } from './given-parents.ts';

/** The rows that the rows of a planner refer to, one for each. */
export interface FollowedRows {
  readonly planner: TablePlanner;
  /** 0 for rows that refer to none; absent where all refer to one. */
  readonly present?: Uint8Array | undefined;
}

type Parts = Pick<Planner, 'arena' | 'step'>;

const followed = new WeakMap<TablePlanner, Map<string, FollowedRows>>();

/** Plans the rows that a reference leads to, by its one column or the first of its key: once, whoever asks. */
export function followReference(reference: string, planner: TablePlanner, parts: Parts): FollowedRows {
  const known = followed.get(planner) ?? new Map<string, FollowedRows>();
  followed.set(planner, known);
  const rows = known.get(reference) ?? planFollowed(planner.table.column(reference), planner, parts);
  known.set(reference, rows);
  return rows;
}

function planFollowed(column: PlannedColumn, planner: TablePlanner, parts: Parts): FollowedRows {
  const { source } = column;
  if (source.kind !== 'reference') throw new CodedError('internal', `${column.name} refers to nothing.`);
  const present = planPresence(planner.column(column.name), parts);
  const chosen = column.made ? planner.chosen(column.name) : undefined;
  // What stands under a null is some row that was drawn, or the first.
  if (chosen !== undefined && column.given.length === 0 && !source.ownRow) return { planner: chosen.planner, present };
  const rows = planRowsOf(planNumbers({ column, chosen, planner }, parts), parts);
  return { planner: planner.spawn(planner.world.table(source.table), rows, parts.step), present };
}

interface PlannedReference {
  readonly column: PlannedColumn;
  readonly chosen: ChosenRows | undefined;
  readonly planner: TablePlanner;
}

/** Row numbers with those that given cells lead to, and with the row's own where it refers to itself. */
function planNumbers(
  { column, chosen, planner: { rows, world } }: PlannedReference,
  { arena, step }: Parts,
): Float64Array {
  const numbers = arena.float64();
  const ownRow = column.source.kind === 'reference' && column.source.ownRow;
  const parentOf = createGivenParents(world, column);
  const valid = chosen?.valid;
  step((n) => {
    for (let i = 0; i < n; i++) {
      const row = rowNumber(rows, i);
      const given = parentOf(row);
      if (given !== undefined) numbers[i] = given.parent ?? 0;
      else if (chosen === undefined) numbers[i] = 0;
      else numbers[i] = ownRow && valid !== undefined && valid[i] === 0 ? row : rowNumber(chosen.rows, i);
    }
  });
  return numbers;
}
