import { CodedError, createRowSet, quote, type RowSet, rowNumber } from '@populace/core';
import { type BoolColumn, FIRST_FAULT, faultSentence, NULL, PRESENT } from '@populace/formulas';
import type { Step } from '@populace/recipes';
import { createTablePlanner } from '../columns/planners/table-planner.ts';
import { askedCheck } from '../formulas/asked-formula.ts';
import { planCondition } from '../formulas/plan-condition.ts';
import type { ColumnBound } from '../model/column-bound.ts';
import type { CheckPlanning, NoteNoRoom } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';

/** A row whose checks do not hold is drawn again so often. */
export const MOST_TRIES = 64;

/** The k-th try of a row draws as the row 2^48 · k further on would, where there is none: a table has at most 2^48 rows. */
const TRY_BITS = 16;

/**
 * Told of a row whose checks do not hold after all tries, of a fault where one of them has no value, and which check fails first, by its index;
 * by default the run ends.
 */
export type Unsatisfied = (row: number, fault: string | undefined, check: number) => void;

/**
 * Plans the rows for which the redrawn columns of a table are drawn: each row itself where its checks hold, else the first try of it for
 * which they do. A function of the row alone, whatever other rows there are.
 */
export function planRowsThatHold(
  table: PlannedTable,
  rows: RowSet,
  parts: CheckPlanning,
  unsatisfied: Unsatisfied = refuse(table),
): RowSet {
  const { arena, step } = parts;
  const held = createRowSet(arena.rows);
  const { own, tried, holds, noRoom, fill } = planTry(table, parts);
  const pending = arena.int32();
  const causes = arena.int32();
  const failed = arena.int32();
  // Where nothing is drawn again, a second try is like the first.
  const most = table.redrawn.size === 0 ? 1 : MOST_TRIES;
  step((n) => {
    let left = n;
    for (let i = 0; i < n; i++) pending[i] = i;
    for (let attempt = 0; attempt < most && left > 0; attempt++) {
      takeRows(rows, pending, left, own, 0);
      takeRows(rows, pending, left, tried, attempt);
      own.aligned = rows.aligned && left === n;
      tried.aligned = own.aligned;
      fill(left);
      left = keepFailing(left, pending, { holds, noRoom, tried, held, causes, failed });
    }
    for (let j = 0; j < left; j++) unsatisfied(rowNumber(rows, pending[j]), causeSentence(table, causes[j]), failed[j]);
    held.n = n;
    held.aligned = false;
  });
  return held;
}

/** Plans the checks of a table over rows as they are drawn first: a column of conditions for each. */
export function planFirstTry(table: PlannedTable, rows: RowSet, parts: CheckPlanning): readonly BoolColumn[] {
  const { own, tried, holds, fill } = planTry(table, parts);
  parts.step((n) => {
    for (const set of [own, tried]) {
      set.n = n;
      set.lo.set(rows.lo);
      set.hi.set(rows.hi);
      set.aligned = rows.aligned;
    }
    fill(n);
  });
  return holds;
}

interface Try {
  /** The rows themselves, for all that is not drawn again. */
  readonly own: RowSet;
  readonly tried: RowSet;
  readonly holds: readonly BoolColumn[];
  /** By row, the number from 1 of the bounded column that has no value within its bounds; 0 where all have. */
  readonly noRoom: Int32Array;
  fill(n: number): void;
}

/** Plans the checks over rows of which some columns are drawn for the tried rows. */
function planTry(table: PlannedTable, { world, arena, noteCut }: CheckPlanning): Try {
  const steps: Step[] = [];
  const step = (one: Step): void => {
    steps.push(one);
  };
  const own = createRowSet(arena.rows);
  const tried = createRowSet(arena.rows);
  const noRoom = arena.int32();
  const noteNoRoom: NoteNoRoom = (column) => {
    const number = [...table.bounds.keys()].indexOf(column) + 1;
    return (i) => {
      noRoom[i] = number;
    };
  };
  const planner = createTablePlanner({ world, arena, step, noteCut, noteNoRoom }, table, own, { rows: tried });
  const holds = table.checks.map((check) =>
    planCondition(askedCheck(table.name, check), { arena, step, planner, cell: undefined }),
  );
  return {
    own,
    tried,
    holds,
    noRoom,
    fill(n) {
      noRoom.fill(0);
      for (let i = 0; i < steps.length; i++) steps[i](n);
    },
  };
}

function takeRows(rows: RowSet, places: Int32Array, n: number, into: RowSet, attempt: number): void {
  into.n = n;
  for (let j = 0; j < n; j++) {
    into.lo[j] = rows.lo[places[j]];
    into.hi[j] = rows.hi[places[j]] | (attempt << TRY_BITS);
  }
}

interface Outcome extends Pick<Try, 'holds' | 'noRoom' | 'tried'> {
  readonly held: RowSet;
  /** Why the rows whose places are pending fail: what `causeAt` returns, or below 0 the number of a column without room. */
  readonly causes: Int32Array;
  /** The first check that fails of each of them, by its index. */
  readonly failed: Int32Array;
}

/** Settles the rows whose checks hold. Returns how many do not, and moves their places to the front. */
function keepFailing(n: number, pending: Int32Array, { holds, noRoom, tried, held, causes, failed }: Outcome): number {
  let left = 0;
  for (let j = 0; j < n; j++) {
    const place = pending[j];
    // A row that fails after all is left as it was tried last.
    held.lo[place] = tried.lo[j];
    held.hi[place] = tried.hi[j];
    const failing = firstFailing(holds, j);
    if (failing < 0) continue;
    failed[left] = failing;
    causes[left] = causeAt(holds, j) || -noRoom[j];
    pending[left++] = place;
  }
  return left;
}

/** The first check that does not hold, by its index; -1 where all do. As in SQL, a check that is null holds. */
function firstFailing(holds: readonly BoolColumn[], j: number): number {
  for (let c = 0; c < holds.length; c++) if (!holdsIn(holds[c], j)) return c;
  return -1;
}

/** States lie below. */
const CAUSE_BITS = 8;

/** The first check that has no value at all, and the fault that it has, as one positive number; 0 where checks are merely false. */
function causeAt(holds: readonly BoolColumn[], j: number): number {
  for (let c = 0; c < holds.length; c++) {
    const state = holds[c].states?.[j] ?? PRESENT;
    if (state >= FIRST_FAULT) return (c << CAUSE_BITS) | state;
  }
  return 0;
}

function causeSentence({ checks, bounds }: PlannedTable, cause: number): string | undefined {
  if (cause === 0) return undefined;
  if (cause < 0) return noRoomSentence([...bounds.values()][-cause - 1] ?? []);
  return `${checks[cause >> CAUSE_BITS].name} fails: ${faultSentence(cause & 0xff)}`;
}

const OPERATORS = { least: { strict: '>', open: '>=' }, most: { strict: '<', open: '<=' } } as const;

function noRoomSentence(bounds: readonly ColumnBound[]): string {
  const all = bounds.map(
    ({ side, isStrict, by }) => `${OPERATORS[side][isStrict ? 'strict' : 'open']} ${by.formula.text}`,
  );
  return `no value in the range of ${quote(bounds[0]?.column ?? '')} is ${[...new Set(all)].join(' and ')}`;
}

/** Whether one check holds for a row of a batch. */
export function holdsIn({ values, states }: BoolColumn, j: number): boolean {
  const state = states === undefined ? 0 : states[j];
  return state === NULL || (state < NULL && values[j] !== 0);
}

function refuse({ name, checks, redrawn }: PlannedTable): Unsatisfied {
  return (row, fault) => {
    const all = checks.map((check) => check.name).join('; ');
    const tries = redrawn.size === 0 ? '' : ` after ${MOST_TRIES} tries`;
    const cause = fault === undefined ? '' : ` (${fault})`;
    const message = `Row ${row} of ${name} does not fulfil its checks${tries}: ${all}${cause}`;
    throw new CodedError('check/unsatisfied', `${message}; widen the ranges of the columns that they look at.`);
  };
}
