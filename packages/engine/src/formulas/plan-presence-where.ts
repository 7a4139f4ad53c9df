import { rowNumber } from '@populace/core';
import { FIRST_FAULT, failure, PRESENT } from '@populace/formulas';
import type { Planner } from '@populace/recipes';
import { referencePlanning } from '../columns/planning.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';
import { planCondition } from './plan-condition.ts';

/** Plans a byte a row, 1 where a formula over the row holds: one that is null does not, one that fails ends the run. */
export function planPresenceWhere(when: AskedFormula, at: Planner): Uint8Array {
  const { arena, step, rows } = at;
  const planner = referencePlanning(at).own();
  const { values, states } = planCondition(when, { arena, step, planner, cell: undefined });
  const present = arena.uint8();
  step((n) => {
    for (let i = 0; i < n; i++) {
      const state = states === undefined ? PRESENT : states[i];
      if (state >= FIRST_FAULT) throw failure(when.name, rowNumber(rows, i), state);
      present[i] = state === PRESENT && values[i] !== 0 ? 1 : 0;
    }
  });
  return present;
}
