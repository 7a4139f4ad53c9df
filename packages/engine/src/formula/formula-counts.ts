import { CodedError, createArena, createRowSet, measureArena, type Planner, type Step, setRange } from '@populace/core';
import { FIRST_FAULT, type FormulaColumn, failure, PRESENT, planValues } from '@populace/formulas';
import type { ChildRows, FormulaSource } from '@populace/schema';
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
  const measured = planCounts(parts, measureArena(STRETCH_ROOM));
  const { rows, steps, column } = planCounts(parts, createArena(STRETCH_ROOM, measured.bytes));
  if (column.kind !== 'number' && column.kind !== 'wide')
    throw new CodedError('internal', `Children are counted by numbers, not ${column.kind}.`);
  const { values, states } = column;
  const counts = new Float64Array(STRETCH_ROOM);
  return {
    count: parts.parents,
    read(from, n) {
      setRange(rows, from, n);
      for (const step of steps) step(n);
      for (let i = 0; i < n; i++) {
        const state = states === undefined ? PRESENT : states[i];
        if (state >= FIRST_FAULT)
          throw failure(`The count of ${parts.table}`, `${from + i} of ${parts.rows.table}`, state);
        counts[i] = state === PRESENT ? demandCount(Number(values[i]), from + i, parts) : 0;
      }
      return counts;
    },
  };
}

function planCounts(parts: FormulaCountParts, arena: Planner['arena']) {
  const { table, world, keyOf, formula } = parts;
  const rows = createRowSet(STRETCH_ROOM);
  const steps: Step[] = [];
  const step = (one: Step): void => {
    steps.push(one);
  };
  const parent = world.table(parts.rows.table);
  const planner = createTablePlanner({ world, arena, step }, parent, rows);
  const source = createWordSource({ path: COUNT_PATH, rows, arena, keyOf, step });
  const [first] = parent.columns;
  if (first === undefined) throw new CodedError('internal', `${parent.name} has no columns.`);
  const frame = createFrame({
    arena,
    step,
    planner,
    cell: { source, scope: first.variants[0].scope },
    where: `rows of ${table}`,
  });
  const checked = checkedFormula(askedCount(table, parent.name, formula), world);
  const column: FormulaColumn = planValues(checked, frame);
  return { rows, steps, column, bytes: arena.used() };
}

const MOST_CHILDREN = 2 ** 31 - 1;

function demandCount(count: number, row: number, { table, rows }: FormulaCountParts): number {
  if (count >= 0 && count <= MOST_CHILDREN) return count;
  throw new CodedError(
    'formula/failed',
    `The count of ${table} is ${count} for row ${row} of ${rows.table}, but a row has 0 to ${MOST_CHILDREN} children.`,
  );
}
