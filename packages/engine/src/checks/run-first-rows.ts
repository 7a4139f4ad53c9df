import { type Arena, createArena, createRowSet, measureArena, type RowSet, type Step, setRange } from '@populace/core';

/** So many rows are tried before a run. */
export const TRIED_ROWS = 10_000;

const BATCH_ROWS = 512;

/** Where the steps over some rows are planned. */
interface RowsPlanning {
  readonly arena: Arena;
  readonly step: (step: Step) => void;
}

/** Plans steps over rows and runs them for the first rows of a table. It is planned twice: the first time only measures. */
export function runFirstRows(count: number, plan: (rows: RowSet, at: RowsPlanning) => void): void {
  const planned = (arena: Arena): { readonly rows: RowSet; readonly steps: readonly Step[] } => {
    const rows = createRowSet(BATCH_ROWS);
    const steps: Step[] = [];
    plan(rows, {
      arena,
      step(one) {
        steps.push(one);
      },
    });
    return { rows, steps };
  };
  const measured = measureArena(BATCH_ROWS);
  planned(measured);
  const { rows, steps } = planned(createArena(BATCH_ROWS, measured.used()));
  for (let from = 0; from < count; from += BATCH_ROWS) {
    const n = Math.min(BATCH_ROWS, count - from);
    setRange(rows, from, n);
    for (const step of steps) step(n);
  }
}
