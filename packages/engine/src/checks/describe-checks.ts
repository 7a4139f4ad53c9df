import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import { holdsIn, planFirstTry } from './rows-that-hold.ts';
import { runFirstRows, TRIED_ROWS } from './run-first-rows.ts';

/** What came of a check when the first rows of its table were tried. */
export interface CheckTrial {
  /** Where it stands in the document, as a JSON pointer. */
  readonly pointer: string;
  /** How many rows were tried. */
  readonly rows: number;
  /** In how many of them it held before any was drawn again. Columns that a check bounds are drawn within the bounds, so it holds in all then. */
  readonly held: number;
}

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
