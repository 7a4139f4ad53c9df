import type { ChildRows, FormulaSource } from '@populace/schema';
import type { KeyOf } from '../columns/planning.ts';
import { formulaCounts } from '../formulas/formula-counts.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import { isSoonCounted } from '../model/soon-counted.ts';
import { STRETCH_ROOM } from '../sums/summands.ts';
import { type CountRange, createCountStrata, GROUP_PARENTS } from './strata/count-strata.ts';

/** The average number of children in a complete group of parents. */
export function averageOfStrata(count: CountRange): number {
  return createCountStrata(count).groupTotal / GROUP_PARENTS;
}

/** A table whose rows are counted by a formula over the rows of its parent. */
export interface FormulaCounted {
  readonly table: string;
  readonly rows: ChildRows;
  readonly formula: FormulaSource;
}

/**
 * The average number of children of the first parents, 4,096 at most. Undefined where the rows of the parent take long to be
 * counted themselves, as none of them is at hand before.
 */
export function averageOfFormula(
  { table, rows, formula }: FormulaCounted,
  world: PlannableWorld,
  keyOf: KeyOf,
): number | undefined {
  const parent = world.table(rows.table);
  if (!isSoonCounted(world, parent)) return undefined;
  const sampled = Math.min(parent.rowCount, STRETCH_ROOM);
  if (sampled === 0) return 0;
  const counts = formulaCounts({ table, rows, formula, world, keyOf }).numbers().read(0, sampled);
  let sum = 0;
  for (let i = 0; i < sampled; i++) sum += counts[i];
  return sum / sampled;
}
