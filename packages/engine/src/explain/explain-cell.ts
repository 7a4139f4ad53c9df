import { type Arena, createArena, createRowSet, measureArena, type Step, setRange } from '@populace/core';
import type { PlanTrace } from '../plan/plan-trace.ts';
import { createTablePlanner } from '../plan/table-planner.ts';
import type { PlannedTable, World } from '../plan/world.ts';
import type { CellExplanation } from './cell-explanation.ts';
import { createTrace } from './create-trace.ts';
import { describeCell } from './describe-cell.ts';

/** Kernels work on four rows at a time. */
const ROWS = 4;

/**
 * Explains a cell: plans its column for its row alone, makes it, and reads out of the plan what came to be. So an explanation
 * cannot disagree with what is generated. The row must be one of the table's.
 */
export function explainCell(world: World, table: PlannedTable, column: string, row: number): CellExplanation {
  const measured = measureArena(ROWS);
  planCell({ world, table, column, arena: measured });
  const traced = createTrace();
  const arena = createArena(ROWS, measured.used());
  const fill = planCell({ world, table, column, arena, trace: traced.trace });
  fill(row);
  return describeCell(traced.root(), { primitives: world.registry.primitives, depth: 0 });
}

interface CellPlanning {
  readonly world: World;
  readonly table: PlannedTable;
  readonly column: string;
  readonly arena: Arena;
  readonly trace?: PlanTrace;
}

/** Plans a column for one row, and returns what makes the value of a row. */
function planCell({ world, table, column, arena, trace }: CellPlanning): (row: number) => void {
  const rows = createRowSet(ROWS);
  const steps: Step[] = [];
  createTablePlanner({ world, arena, step: (step) => steps.push(step), trace }, table, rows).column(column);
  return (row) => {
    setRange(rows, row, 1);
    for (const step of steps) step(1);
  };
}
