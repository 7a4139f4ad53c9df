import { CodedError } from '@populace/core';
import { failure, planValues } from '@populace/formulas';
import { type ChildRows, type FormulaSource, MOST_CHILDREN } from '@populace/schema';
import type { PlanningRows } from '../columns/plan-over.ts';
import { createTablePlanner } from '../columns/planners/table-planner.ts';
import type { KeyOf } from '../columns/planning.ts';
import { createWordSource } from '../columns/sources/word-source.ts';
import { COUNT_PATH } from '../model/limits.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { SumParts } from '../sums/sum-book.ts';
import { askedCount } from './asked-formula.ts';
import { checkedFormula } from './checked-formula.ts';
import { type CountingColumn, formulaSummands } from './formula-summands.ts';
import { createFrame } from './frame.ts';

/** What a formula of numbers of children is planned with. */
export interface FormulaCountParts {
  readonly table: string;
  readonly rows: ChildRows;
  readonly formula: FormulaSource;
  readonly world: PlannableWorld;
  /** The keys of the child table's draws. */
  readonly keyOf: KeyOf;
}

/** A formula over the rows of the parent table: so many children has each. */
export function formulaCounts(parts: FormulaCountParts): SumParts {
  const { table, rows, world } = parts;
  return formulaSummands({
    name: `rows of ${table}`,
    table: rows.table,
    rowCount: () => world.table(rows.table).rowCount,
    plan: (at) => planCounts(parts, at),
    demand: (count, row) => demandCount(count, row, parts),
    failureIn: (row, state) => failure(`The count of ${table}`, `${row} of ${rows.table}`, state),
  });
}

function planCounts(
  { table, world, keyOf, formula, rows: { table: of } }: FormulaCountParts,
  { arena, rows, step }: PlanningRows,
): CountingColumn {
  const parent = world.table(of);
  const planner = createTablePlanner({ world, arena, step }, parent, rows);
  const source = createWordSource({ path: COUNT_PATH, rows, arena, keyOf, step });
  const [first] = parent.columns;
  if (first === undefined) throw new CodedError('internal', `${of} has no columns.`);
  const cell = { source, scope: first.variants[0].scope };
  const asked = askedCount(table, of, formula);
  const column = planValues(
    checkedFormula(asked, world),
    createFrame({ arena, step, planner, cell, where: asked.name }),
  );
  if (column.kind === 'number' || column.kind === 'wide') return column;
  throw new CodedError('internal', `Children are counted by numbers, not ${column.kind}.`);
}

function demandCount(count: number, row: number, { table, rows }: FormulaCountParts): void {
  if (count >= 0 && count <= MOST_CHILDREN) return;
  throw new CodedError(
    'formula/failed',
    `The count of ${table} is ${count} for row ${row} of ${rows.table}, but a row has 0 to ${MOST_CHILDREN} children.`,
  );
}
