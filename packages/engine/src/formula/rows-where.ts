import { CodedError } from '@populace/core';
import { FIRST_FAULT, failure, PRESENT } from '@populace/formulas';
import { planMeasured } from '../plan/plan-over.ts';
import { createTablePlanner } from '../plan/table-planner.ts';
import type { PlannedTable, World } from '../plan/world.ts';
import { createSumIndex, STRETCH_ROOM, type SumIndex, type Summands } from '../relations/sum-index.ts';
import { circleSentence } from './checked-formula.ts';
import type { AskedFormula } from './formula-recipe.ts';
import { planCondition } from './plan-condition.ts';

/** Creates what counts the rows for which formulas hold, each formula once. */
export function createRowsWhere(world: () => World): Pick<World, 'rowsWhere' | 'childrenWhere'> {
  const rowsWhere = createIndexes((where) => summandsWhere(where, world()));
  const childrenWhere = createIndexes((where) => inOrderOfParents(rowsWhere(where), world().table(where.table)));
  return { rowsWhere, childrenWhere };
}

function createIndexes(summands: (where: AskedFormula) => Summands): World['rowsWhere'] {
  const made = new Map<string, SumIndex>();
  const open: string[] = [];
  return (where) => {
    const { name } = where;
    const known = made.get(name);
    if (known !== undefined) return known;
    // Found here only where the plan looks at rows before it looks for circles.
    if (open.includes(name)) throw new CodedError('schema/formula-cycle', circleSentence([...open, name]));
    open.push(name);
    try {
      const index = createSumIndex(summands(where));
      made.set(name, index);
      return index;
    } finally {
      open.pop();
    }
  };
}

/** Which children count, by their places in the order of parents. */
function inOrderOfParents(rows: SumIndex, { relation, rowCount }: PlannedTable): Summands {
  const counts = new Uint8Array(STRETCH_ROOM);
  return {
    count: rowCount,
    read(from, n) {
      for (let i = 0; i < n; i++) {
        const row = relation === undefined ? from + i : relation.rowAt(from + i);
        counts[i] = rows.before(row + 1) - rows.before(row);
      }
      return counts;
    },
  };
}

/** A row for which the formula holds counts as 1. One that is null does not hold; one that fails ends the run. */
export function summandsWhere(where: AskedFormula, world: World): Summands {
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
