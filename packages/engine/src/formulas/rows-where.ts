import { failure } from '@populace/formulas';
import { createTablePlanner } from '../columns/planners/table-planner.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { CountPort } from '../model/sum-port.ts';
import type { PlannedTable } from '../model/table.ts';
import type { SumBook, SumParts } from '../sums/sum-book.ts';
import type { SumIndex } from '../sums/sum-index.ts';
import { STRETCH_ROOM, type Summands } from '../sums/summands.ts';
import { formulaSummands } from './formula-summands.ts';
import { planCondition } from './plan-condition.ts';

/** Creates what counts the rows for which formulas hold, each formula once. */
export function createRowsWhere(sums: SumBook, world: () => PlannableWorld): CountPort {
  const rowsWhere: CountPort['rowsWhere'] = (where) =>
    sums.sum(`where:${where.name}`, () => partsWhere(where, world()));
  return {
    rowsWhere,
    childrenWhere: (where) =>
      sums.sum(`children:${where.name}`, () => ({
        name: `${where.name}, by parents`,
        table: where.table,
        measure: () => void rowsWhere(where),
        numbers: () => inOrderOfParents(rowsWhere(where).index(), world().table(where.table)),
      })),
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
export function partsWhere(where: AskedFormula, world: PlannableWorld): SumParts {
  const table = world.table(where.table);
  return formulaSummands({
    name: where.name,
    table: where.table,
    rowCount: () => table.rowCount,
    plan({ arena, rows, step }) {
      const planner = createTablePlanner({ world, arena, step }, table, rows);
      return planCondition(where, { arena, step, planner, cell: undefined });
    },
    failureIn: (row, state) => failure(where.name, row, state),
  });
}
