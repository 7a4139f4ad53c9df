import { CodedError } from '@populace/core';
import type { Planner } from '@populace/recipes';
import { planRowsOf } from '../../columns/planners/plan-rows-of.ts';
import type { ParentRows } from '../../model/family.ts';
import type { AskedFormula } from '../../model/formula-recipe.ts';
import { MAX_SUMMED } from '../../model/limits.ts';
import type { CountedWorld } from '../../model/sum-port.ts';
import type { Sum } from '../../sums/sum-book.ts';
import type { SumIndex } from '../../sums/sum-index.ts';

/** The rows of a table that a reference may lead to, each at a place of its own among them, in their order. */
export interface Pool {
  readonly size: number;
  /** How many of them stand before a row. */
  before(row: number): number;
  /** Whether a row is one of them. */
  has(row: number): boolean;
  /** Turns the first n places into rows, where they stand. */
  toRows(n: number, places: Float64Array): void;
}

/** What a way of choosing chooses among. */
export interface Candidates {
  /** Asked for when rows are made, or ranks counted: rows for which a formula holds are then counted once. */
  readonly pool: () => Pool;
  /** By row, the place in the pool of the row that it must not refer to, −1 for none; absent where there is no such row. */
  readonly others: Float64Array | undefined;
  /** The table, and what is said of its rows, for sentences. */
  readonly among: string;
}

/** Which rows of a table a reference may lead to. */
export interface PoolParts {
  readonly table: string;
  readonly where: AskedFormula | undefined;
}

/**
 * All rows of a table, or those for which a formula holds, as what is asked for when rows are made.
 * @throws CodedError `limit/rows`.
 */
export function poolOf(world: CountedWorld, { table, where }: PoolParts): () => Pool {
  const rowCount = (): number => world.table(table).rowCount;
  if (where === undefined) return once(() => wholePool(rowCount()));
  const sum = world.rowsWhere(where);
  return once(() => {
    if (rowCount() <= MAX_SUMMED) return poolOfIndex(sum.index());
    const message = `${table} has ${rowCount()} rows, but those for which a formula holds are found among ${MAX_SUMMED} (2^32) at most (${where.name}).`;
    throw new CodedError('limit/rows', message);
  });
}

/** The items of a sum of ones and zeros that have a one, as what is asked for when rows are made. */
export function poolOfSum(sum: Sum): () => Pool {
  return once(() => poolOfIndex(sum.index()));
}

function once(make: () => Pool): () => Pool {
  let made: Pool | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** So many rows, all of them. A table without rows may refer to one without rows: there is a plan, which is never run. */
function wholePool(rowCount: number): Pool {
  return {
    size: Math.max(1, rowCount),
    before: (row) => row,
    has: () => true,
    toRows() {
      // Places are rows.
    },
  };
}

/** The items of an index of ones and zeros that have a one. */
function poolOfIndex(index: SumIndex): Pool {
  let within = new Float64Array(0);
  return {
    size: index.total,
    before: (row) => index.before(row),
    has: (row) => index.before(row + 1) > index.before(row),
    toRows(n, places) {
      if (within.length < n) within = new Float64Array(n);
      index.find(n, places, places, within);
    },
  };
}

/** How many places a row chooses among at least: one less, where it must not be another. Throws where there is none. */
export function leastSize({ pool, others, among }: Candidates): number {
  const { size } = pool();
  const least = others === undefined ? size : size - 1;
  if (least > 0) return least;
  const found = size === 0 ? 'no row' : 'one row only, and it must not be that,';
  throw new CodedError('schema/invalid-option', `There is ${found} to refer to among ${among}; allow more rows.`);
}

/** Says which of so many places the i-th row of a batch refers to. */
export type PlaceChooser = (i: number, span: number) => number;

/** Plans references to rows of a pool by the places that `choose` gives, never to the row that each must not refer to. */
export function planPlaces(among: Candidates, at: Planner, choose: PlaceChooser): ParentRows {
  const { others } = among;
  const numbers = at.arena.float64();
  if (at.arena.measuring) return { rows: planRowsOf(numbers, at) };
  leastSize(among);
  const pool = among.pool();
  const { size } = pool;
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const other = others === undefined ? -1 : others[i];
      numbers[i] = stepOver(choose(i, other < 0 ? size : size - 1), other);
    }
    pool.toRows(n, numbers);
  });
  return { rows: planRowsOf(numbers, at) };
}

/** A place chosen among all but one, which is stepped over; −1 for none. */
export function stepOver(place: number, other: number): number {
  return other >= 0 && place >= other ? place + 1 : place;
}
