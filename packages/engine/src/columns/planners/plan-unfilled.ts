import { createRowSet, measureArena, type Vector } from '@populace/core';
import type { PlannedTable } from '../../model/table.ts';
import type { PlanningParts } from '../planning.ts';
import { createTablePlanner } from './table-planner.ts';

/** Plans a column for its vector and what its plan tells on the way; no row is made. */
export function planUnfilled(
  notes: Pick<PlanningParts, 'world' | 'noteRanks' | 'noteCut' | 'unchecked'>,
  table: PlannedTable,
  column: string,
): Vector {
  const parts: PlanningParts = {
    ...notes,
    arena: measureArena(4),
    step() {
      // Nothing is filled.
    },
  };
  return createTablePlanner(parts, table, createRowSet(4)).column(column);
}
