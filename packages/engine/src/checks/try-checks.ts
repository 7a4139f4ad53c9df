import { type ProblemList, quote } from '@populace/core';
import type { PlannedTable, World } from '../plan/world.ts';
import { MOST_TRIES, planRowsThatHold } from './rows-that-hold.ts';
import { runFirstRows, TRIED_ROWS } from './run-first-rows.ts';

/** The share of rows that may fail after all tries: the run then ends at the first of them. */
const MOST_FAILING = 0.01;

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
  runFirstRows(count, ({ arena, rows, step }) => {
    planRowsThatHold(table, rows, { world, arena, step }, (_row, cause) => {
      failing++;
      fault ??= cause;
    });
  });
  return { failing, fault };
}
