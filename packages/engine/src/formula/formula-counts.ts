import { CodedError, measureArena } from '@populace/core';
import { FIRST_FAULT, type FormulaColumn, failure, PRESENT, planValues } from '@populace/formulas';
import { type ChildRows, type FormulaSource, MOST_CHILDREN } from '@populace/schema';
import { type PlanningRows, planMeasured, planOver } from '../plan/plan-over.ts';
import type { KeyOf } from '../plan/planning.ts';
import { createTablePlanner } from '../plan/table-planner.ts';
import type { World } from '../plan/world.ts';
import { COUNT_PATH } from '../relations/limits.ts';
import type { SumParts } from '../relations/sums/sum-book.ts';
import { STRETCH_ROOM } from '../relations/sums/summands.ts';
import { createWordSource } from '../sources/word-source.ts';
import { askedCount } from './asked-formula.ts';
import { checkedFormula } from './checked-formula.ts';
import { createFrame } from './frame.ts';

type NumberColumn = Extract<FormulaColumn, { readonly kind: 'number' | 'wide' }>;

/** What a formula of numbers of children is planned with. */
export interface FormulaCountParts {
  readonly table: string;
  readonly rows: ChildRows;
  readonly formula: FormulaSource;
  readonly world: World;
  /** The keys of the child table's draws. */
  readonly keyOf: KeyOf;
}

/** A formula over the rows of the parent table: so many children has each. A null counts as none; a fault ends the run. */
export function formulaCounts(parts: FormulaCountParts): SumParts {
  const { table, rows, world } = parts;
  const plan = (at: PlanningRows): NumberColumn => planCounts(parts, at);
  return {
    name: `rows of ${table}`,
    table: rows.table,
    measure: () => void planOver(measureArena(STRETCH_ROOM), plan),
    numbers() {
      const { made, fillRange } = planMeasured(STRETCH_ROOM, plan);
      const { values, states } = made;
      const counts = new Float64Array(STRETCH_ROOM);
      return {
        count: world.table(rows.table).rowCount,
        read(from, n) {
          fillRange(from, n);
          for (let i = 0; i < n; i++) {
            const state = states === undefined ? PRESENT : states[i];
            if (state >= FIRST_FAULT) throw failure(`The count of ${table}`, `${from + i} of ${rows.table}`, state);
            counts[i] = state === PRESENT ? demandCount(Number(values[i]), from + i, parts) : 0;
          }
          return counts;
        },
      };
    },
  };
}

function planCounts(
  { table, world, keyOf, formula, rows: { table: of } }: FormulaCountParts,
  { arena, rows, step }: PlanningRows,
): NumberColumn {
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

function demandCount(count: number, row: number, { table, rows }: FormulaCountParts): number {
  if (count >= 0 && count <= MOST_CHILDREN) return count;
  throw new CodedError(
    'formula/failed',
    `The count of ${table} is ${count} for row ${row} of ${rows.table}, but a row has 0 to ${MOST_CHILDREN} children.`,
  );
}
