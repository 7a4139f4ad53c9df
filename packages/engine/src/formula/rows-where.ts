import { FIRST_FAULT, failure, PRESENT } from '@populace/formulas';
import { planMeasured } from '../plan/plan-over.ts';
import { createTablePlanner } from '../plan/table-planner.ts';
import type { World } from '../plan/world.ts';
import { createSumIndex, STRETCH_ROOM, type SumIndex, type Summands } from '../relations/sum-index.ts';
import type { AskedFormula } from './formula-recipe.ts';
import { planCondition } from './plan-condition.ts';

/** Creates what counts the rows for which formulas hold, each formula once. */
export function createRowsWhere(world: () => World): World['rowsWhere'] {
  const made = new Map<string, SumIndex>();
  return (where) => {
    const index = made.get(where.name) ?? createSumIndex(summandsOf(where, world()));
    made.set(where.name, index);
    return index;
  };
}

/** A row for which the formula holds counts as 1. One that is null does not hold; one that fails ends the run. */
function summandsOf(where: AskedFormula, world: World): Summands {
  const table = world.table(where.table);
  const { made: condition, fillRange } = planMeasured(STRETCH_ROOM, ({ arena, rows, step }) => {
    const planner = createTablePlanner({ world, arena, step }, table, rows);
    return planCondition(where, { arena, step, planner, cell: undefined });
  });
  const { values, states } = condition;
  const counts = new Uint8Array(STRETCH_ROOM);
  return {
    count: table.rowCount,
    read(from, n) {
      fillRange(from, n);
      for (let i = 0; i < n; i++) {
        const state = states === undefined ? PRESENT : states[i];
        if (state >= FIRST_FAULT) throw failure(where.name, from + i, state);
        counts[i] = state === PRESENT ? values[i] : 0;
      }
      return counts;
    },
  };
}
