import { CodedError } from '@populace/core';
import { FIRST_FAULT, type FormulaColumn, failure, PRESENT, planValues } from '@populace/formulas';
import { type ChildRows, type FormulaSource, MOST_CHILDREN } from '@populace/schema';
import { type PlanningRows, planMeasured } from '../plan/plan-over.ts';
import type { KeyOf } from '../plan/planning.ts';
import { createTablePlanner } from '../plan/table-planner.ts';
import type { World } from '../plan/world.ts';
import { COUNT_PATH } from '../relations/limits.ts';
import { STRETCH_ROOM, type Summands } from '../relations/sum-index.ts';
import { createWordSource } from '../sources/word-source.ts';
import { askedCount } from './asked-formula.ts';
import { checkedFormula } from './checked-formula.ts';
import { createFrame } from './frame.ts';

/** What a formula of numbers of children is planned with. */
export interface FormulaCountParts {
  readonly table: string;
  readonly rows: ChildRows;
  readonly parents: number;
  readonly formula: FormulaSource;
  readonly world: World;
  /** The keys of the child table's draws. */
  readonly keyOf: KeyOf;
}

/** Plans a formula over the rows of the parent table: so many children has each. A null counts as none; a fault ends the run. */
export function createFormulaCounts(parts: FormulaCountParts): Summands {
  const { table, parents } = parts;
  const { made: column, fillRange } = planMeasured(STRETCH_ROOM, (at) => planCounts(parts, at));
  if (column.kind !== 'number' && column.kind !== 'wide')
    throw new CodedError('internal', `Children are counted by numbers, not ${column.kind}.`);
  const { values, states } = column;
  const counts = new Float64Array(STRETCH_ROOM);
  return {
    count: parents,
    read(from, n) {
      fillRange(from, n);
      for (let i = 0; i < n; i++) {
        const state = states === undefined ? PRESENT : states[i];
        if (state >= FIRST_FAULT) throw failure(`The count of ${table}`, `${from + i} of ${parts.rows.table}`, state);
        counts[i] = state === PRESENT ? demandCount(Number(values[i]), from + i, parts) : 0;
      }
      return counts;
    },
  };
}

function planCounts(
  { table, world, keyOf, formula, rows: { table: of } }: FormulaCountParts,
  { arena, rows, step }: PlanningRows,
): FormulaColumn {
  const parent = world.table(of);
  const planner = createTablePlanner({ world, arena, step }, parent, rows);
  const source = createWordSource({ path: COUNT_PATH, rows, arena, keyOf, step });
  const [first] = parent.columns;
  if (first === undefined) throw new CodedError('internal', `${of} has no columns.`);
  const cell = { source, scope: first.variants[0].scope };
  const asked = askedCount(table, of, formula);
  return planValues(checkedFormula(asked, world), createFrame({ arena, step, planner, cell, where: asked.name }));
}

function demandCount(count: number, row: number, { table, rows }: FormulaCountParts): number {
  if (count >= 0 && count <= MOST_CHILDREN) return count;
  throw new CodedError(
    'formula/failed',
    `The count of ${table} is ${count} for row ${row} of ${rows.table}, but a row has 0 to ${MOST_CHILDREN} children.`,
  );
}
