import type { CheckTrial } from '../model/feature-summaries.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import { holdsIn, planFirstTry } from './rows-that-hold.ts';
import { runFirstRows, TRIED_ROWS } from './run-first-rows.ts';

/** Tries the checks of a table with its first rows, 10,000 at most, none of which is drawn again. */
export function describeChecks(world: PlannableWorld, table: PlannedTable): readonly CheckTrial[] {
  if (table.checks.length === 0) return [];
  const rows = Math.min(TRIED_ROWS, table.rowCount);
  const held = table.checks.map(() => 0);
  runFirstRows(rows, ({ arena, rows: own, step }) => {
    const holds = planFirstTry(table, own, { world, arena, step });
    step((n) => {
      holds.forEach((column, place) => {
        for (let i = 0; i < n; i++) if (holdsIn(column, i)) held[place]++;
      });
    });
  });
  return table.checks.map(({ source }, place) => ({ pointer: source.place.pointer, rows, held: held[place] }));
}
