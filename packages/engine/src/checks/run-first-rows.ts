import { type PlanningRows, planMeasured } from '../columns/plan-over.ts';

/** So many rows are tried before a run. */
export const TRIED_ROWS = 10_000;

const BATCH_ROWS = 512;

/** Plans steps over rows and runs them for the first rows of a table. */
export function runFirstRows(count: number, plan: (at: PlanningRows) => void): void {
  const { fillRange } = planMeasured(BATCH_ROWS, plan);
  for (let from = 0; from < count; from += BATCH_ROWS) fillRange(from, Math.min(BATCH_ROWS, count - from));
}
