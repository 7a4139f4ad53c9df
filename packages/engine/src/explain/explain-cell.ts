import { planMeasured } from '../columns/plan-over.ts';
import { createTablePlanner } from '../columns/planners/table-planner.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import type { CellExplanation } from './cell-explanation.ts';
import { createTrace } from './create-trace.ts';
import { describeCell } from './describe-cell.ts';

/** Kernels work on four rows at a time. */
const ROWS = 4;

/**
 * Explains a cell: plans its column for its row alone, makes it, and reads out of the plan what came to be. So an explanation
 * cannot disagree with what is generated. The row must be one of the table's.
 */
export function explainCell(world: PlannableWorld, table: PlannedTable, column: string, row: number): CellExplanation {
  const { trace, root } = createTrace();
  const { fillRange } = planMeasured(ROWS, ({ arena, rows, step }) => {
    const parts = { world, arena, step, trace: arena.measuring ? undefined : trace };
    return createTablePlanner(parts, table, rows).column(column);
  });
  fillRange(row, 1);
  return describeCell(root(), { primitives: world.primitives, depth: 0 });
}
