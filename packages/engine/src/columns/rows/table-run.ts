import { type Batch, CodedError, type Column, createArena, measureArena, setList, setRange } from '@populace/core';
import type { Recipe } from '@populace/recipes';
import type { ParentRows } from '../../model/family.ts';
import type { PlannableWorld } from '../../model/plannable-world.ts';
import type { PlannedTable } from '../../model/table.ts';
import { type PlanningRows, planOver } from '../plan-over.ts';
import { createTablePlanner } from '../planners/table-planner.ts';
import type { PlanningParts } from '../planning.ts';

/** A table's columns, ready to be filled for any rows. Its buffers belong to it and are filled anew each time. */
export interface TableRun {
  readonly batch: Batch;
  /** The most rows that can be filled at once: a multiple of 4. */
  readonly batchRows: number;
  /** The memory of all buffers. */
  readonly arenaBytes: number;
  /** Steps that a batch takes, however many rows it has and wherever they lie. */
  readonly stepCount: number;
  /** Fills the rows [from, from + n), n at most `batchRows`. */
  fillRange(from: number, n: number): Batch;
  /** Fills the listed rows, at most `batchRows`; as far as the first steps do, if their number is said. */
  fillList(rows: ArrayLike<number>, stepCount?: number): Batch;
}

/** What of a table is wanted, and how. */
export interface TableRunOptions {
  /** Names of columns; all that are not hidden if absent. */
  readonly columns?: readonly string[] | undefined;
  /** Rows to a batch: a multiple of 4. What comes out does not depend on it. */
  readonly batchRows?: number | undefined;
  /** Told which rows references choose, after how many steps they are chosen; in the last plan as in those that only measure. */
  readonly noteParents?: ((recipe: Recipe, chosen: ParentRows, stepCount: number) => void) | undefined;
}

/** Working sets of this size stay in a core's own cache. */
const BATCH_ROWS = 512;
/** Tables with long texts get smaller batches, down to 4 rows. */
const MOST_ARENA_BYTES = 16 * 2 ** 20;
/** The most memory that four rows may need before the plan is refused. */
const MOST_FOUR_ROWS = 64 * 2 ** 20;

/** Plans a table twice: once to measure the memory it needs, once on memory of exactly that size. */
export function openTable(world: PlannableWorld, table: PlannedTable, options: TableRunOptions = {}): TableRun {
  const asked = options.batchRows ?? BATCH_ROWS;
  const measured = plan(world, table, options, asked, undefined);
  const batchRows = fittingRows(asked, measured.arenaBytes);
  const fitted = batchRows === asked ? measured : plan(world, table, options, batchRows, undefined);
  if (fitted.arenaBytes > MOST_FOUR_ROWS) {
    const message = `Rows of ${table.name} need more than ${MOST_FOUR_ROWS / 2 ** 22} MiB each; make its texts shorter.`;
    throw new CodedError('limit/text', message);
  }
  return plan(world, table, options, batchRows, fitted.arenaBytes);
}

/** Plans columns of a table without making rows, so that what the plan depends on is asked for; those that are not hidden if absent. */
export function measureTable(world: PlannableWorld, table: PlannedTable, columns?: readonly string[]): void {
  plan(world, table, { columns }, BATCH_ROWS, undefined);
}

function fittingRows(asked: number, bytes: number): number {
  if (bytes <= MOST_ARENA_BYTES) return asked;
  return Math.max(4, Math.floor((asked * MOST_ARENA_BYTES) / bytes / 4) * 4);
}

function plan(
  world: PlannableWorld,
  table: PlannedTable,
  options: TableRunOptions,
  batchRows: number,
  bytes: number | undefined,
): TableRun {
  const room = bytes === undefined ? measureArena(batchRows) : createArena(batchRows, bytes);
  const { arena, rows, steps, made: columns } = planOver(room, (at) => planColumns(at, world, table, options));
  const batch: Batch = { rows, columns };
  const run = (stepCount = steps.length): Batch => {
    for (let i = 0; i < stepCount; i++) steps[i](rows.n);
    return batch;
  };
  return {
    batch,
    batchRows,
    arenaBytes: arena.used(),
    stepCount: steps.length,
    fillRange(from, n) {
      demandRows(n, batchRows);
      setRange(rows, from, n);
      return run();
    },
    fillList(list, stepCount) {
      demandRows(list.length, batchRows);
      setList(rows, list, list.length);
      return run(stepCount);
    },
  };
}

function planColumns(
  { arena, rows, steps, step }: PlanningRows,
  world: PlannableWorld,
  table: PlannedTable,
  { noteParents, columns }: TableRunOptions,
): readonly Column[] {
  const parts: PlanningParts = {
    world,
    arena,
    step,
    ...(noteParents && { noteParents: (recipe, chosen) => noteParents(recipe, chosen, steps.length) }),
  };
  const planner = createTablePlanner(parts, table, rows);
  // Whoever asks for some columns alone wants to look something up, not the rows.
  if (columns === undefined) planner.demandChecks();
  const names = columns ?? table.columns.filter(({ hidden }) => !hidden).map(({ name }) => name);
  return names.map((name): Column => ({ name, type: table.column(name).type, vector: planner.column(name) }));
}

function demandRows(n: number, batchRows: number): void {
  if (n > batchRows) throw new CodedError('internal', `A batch of ${n} rows was asked for, at most ${batchRows} fit.`);
}
