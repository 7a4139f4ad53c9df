import { type ProblemList, quote } from '@populace/core';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { checkedColumns } from './redrawable-columns.ts';
import { MOST_TRIES, planRowsThatHold } from './rows-that-hold.ts';
import { runFirstRows, TRIED_ROWS } from './run-first-rows.ts';

/** The share of rows that may fail after all tries: the run then ends at the first of them. */
const MOST_FAILING = 0.01;

/** Adds that the rows of a table seldom fulfil its checks, which is tried before the first row is written. */
export function tryChecks(world: PlannableWorld, table: PlannedTable, problems: ProblemList): void {
  const { checks } = table;
  // Rows are counted for tables with checks alone.
  const count = checks.length === 0 ? 0 : Math.min(TRIED_ROWS, table.rowCount);
  if (count === 0) return;
  const { failing, fault, check } = countFailing(world, table, count);
  const failed = checks[check];
  if (failed === undefined) return;
  if (failing <= count * MOST_FAILING) return;
  const share = `${Math.max(1, Math.round((failing / count) * 1000)) / 10} %`;
  const { again, remedy } = tableWords(world, table);
  const cause = fault === undefined ? '' : ` (${fault})`;
  const message = `${share} of the first ${count} rows of ${quote(table.name)} do not fulfil ${checks.length === 1 ? 'its checks' : quote(failed.source.formula.text)}, ${again}${cause}`;
  problems.add('check/unsatisfied', failed.source.place, `${message}; ${remedy}`);
}

/** Columns that are named at most. */
const MOST_NAMED = 4;

/** What was tried, and what a person can do. */
function tableWords(world: WorldFacts, table: PlannedTable): { readonly again: string; readonly remedy: string } {
  if (table.redrawn.size > 0) {
    const drawn = [...table.redrawn].map(quote).join(', ');
    return {
      again: `after ${MOST_TRIES} draws of ${drawn}`,
      remedy: 'change the ranges of the columns, or the checks',
    };
  }
  const read = checkedColumns(world, table).map(({ name, origin }) => `${quote(name)} (${origin})`);
  const named = read.slice(0, MOST_NAMED).join(', ') + (read.length > MOST_NAMED ? ', …' : '');
  return {
    again: `and none of the columns that they look at can be drawn again${named === '' ? '' : `: ${named}`}`,
    remedy:
      'make one of them by a generator that draws each value by itself, such as date.between or number.integer, or change the checks',
  };
}

/** How many rows fail, and the first fault among them, if any. */
interface Tried {
  readonly failing: number;
  readonly fault: string | undefined;
  /** The check that fails in most of these rows, by its index. */
  readonly check: number;
}

function countFailing(world: PlannableWorld, table: PlannedTable, count: number): Tried {
  let failing = 0;
  let fault: string | undefined;
  const byCheck = table.checks.map(() => 0);
  runFirstRows(count, ({ arena, rows, step }) => {
    planRowsThatHold(table, rows, { world, arena, step }, (_row, cause, check) => {
      failing++;
      byCheck[check] = (byCheck[check] ?? 0) + 1;
      fault ??= cause;
    });
  });
  return { failing, fault, check: byCheck.indexOf(Math.max(...byCheck)) };
}
