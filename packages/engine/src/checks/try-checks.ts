import {
  createArena,
  createRowSet,
  measureArena,
  type ProblemList,
  quote,
  type RowSet,
  type Step,
  setRange,
} from '@populace/core';
import type { PlannedTable, World } from '../plan/world.ts';
import { MOST_TRIES, planRowsThatHold } from './rows-that-hold.ts';

/** So many rows are tried before a run. */
const TRIED_ROWS = 10_000;
/** The share of rows that may fail after all tries: the run then ends at the first of them. */
const MOST_FAILING = 0.01;
const BATCH_ROWS = 512;

/** Adds that the rows of a table seldom fulfil its checks, which is tried before the first row is written. */
export function tryChecks(world: World, table: PlannedTable, problems: ProblemList): void {
  const [first] = table.checks;
  // Rows are counted for tables with checks alone.
  const count = first === undefined ? 0 : Math.min(TRIED_ROWS, table.rowCount);
  if (first === undefined || count === 0) return;
  const { failing, fault } = countFailing(world, table, count);
  if (failing <= count * MOST_FAILING) return;
  const share = `${Math.max(1, Math.round((failing / count) * 1000)) / 10} %`;
  const again =
    table.redrawn.size === 0
      ? 'and nothing that they look at can be drawn again'
      : `after ${MOST_TRIES} draws of ${[...table.redrawn].map(quote).join(', ')}`;
  const cause = fault === undefined ? '' : ` (${fault})`;
  const message = `${share} of the first ${count} rows of ${quote(table.name)} do not fulfil its checks, ${again}${cause}`;
  problems.add('check/unsatisfied', first.source.place, `${message}; change the ranges of the columns, or the checks`);
}

/** How many rows fail, and the first fault among them, if any. */
interface Tried {
  readonly failing: number;
  readonly fault: string | undefined;
}

function countFailing(world: World, table: PlannedTable, count: number): Tried {
  let failing = 0;
  let fault: string | undefined;
  const plan = (arena: ReturnType<typeof measureArena>): { readonly rows: RowSet; readonly steps: readonly Step[] } => {
    const rows = createRowSet(BATCH_ROWS);
    const steps: Step[] = [];
    const step = (one: Step): void => {
      steps.push(one);
    };
    planRowsThatHold(table, rows, { world, arena, step }, (_row, cause) => {
      failing++;
      fault ??= cause;
    });
    return { rows, steps };
  };
  const measured = measureArena(BATCH_ROWS);
  plan(measured);
  const { rows, steps } = plan(createArena(BATCH_ROWS, measured.used()));
  for (let from = 0; from < count; from += BATCH_ROWS) {
    const n = Math.min(BATCH_ROWS, count - from);
    setRange(rows, from, n);
    for (const step of steps) step(n);
  }
  return { failing, fault };
}
