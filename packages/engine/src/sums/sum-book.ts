import { CodedError } from '@populace/core';
import { indexOfSum, lastOf, type SumIndex } from './sum-index.ts';
import { type JoinedSum, layoutOf, pieceSteps, type SumLayout, type SumPiece, sumSteps } from './sum-pieces.ts';
import type { Summands } from './summands.ts';

/** What is added up over the rows of a table: children of each, those for which a formula holds, weights. */
export interface SumParts {
  /** What it is, for sentences, such as `rows of orders`. */
  readonly name: string;
  /** The table of whose rows each has a number. */
  readonly table: string;
  /** Plans the numbers without making any, so that the sums that they depend on are asked for. */
  readonly measure: () => void;
  /** The numbers. What they depend on is added up now, if it was not before. */
  readonly numbers: () => Summands;
}

/** A sum over the rows of a table, which is added up when it is asked for first. */
export interface Sum extends Pick<SumParts, 'name' | 'table' | 'measure'> {
  /** The same in every thread that opens the schema. */
  readonly id: string;
  readonly isKnown: boolean;
  /** How it is divided into pieces; the rows of its table are known by then. */
  layout(): SumLayout;
  /** Adds up one piece in steps of milliseconds; each gives how many of its rows are done. */
  pieceSteps(index: number): Generator<number, SumPiece, void>;
  /** Takes what was added up elsewhere, or put together from pieces. */
  learn(sum: JoinedSum): void;
  /** The index: known, or added up now. Throws `schema/formula-cycle` where it depends on itself. */
  index(): SumIndex;
  /** Adds it up in steps of milliseconds, unless it is known; each gives how many rows are done. */
  steps(): Generator<number, SumIndex, void>;
}

/** All sums of a world that were asked for. */
export interface SumBook {
  /** The sum of an id, which is described at its first request. */
  sum(id: string, describe: () => SumParts): Sum;
  find(id: string): Sum | undefined;
  /** The sums that are asked for while something is planned. */
  askedBy(plan: () => void): readonly Sum[];
}

/** Creates an empty book. `circle` says which sums depend on one another in a circle, by their names. */
export function createSumBook(circle: (names: readonly string[]) => string): SumBook {
  const sums = new Map<string, Sum>();
  const open: string[] = [];
  const listeners = new Set<Set<Sum>>();
  const within: Within = (name, work) => {
    // Found here only where the plan looks at rows before it looks for circles.
    if (open.includes(name)) throw new CodedError('schema/formula-cycle', circle([...open, name]));
    open.push(name);
    try {
      return work();
    } finally {
      open.pop();
    }
  };
  return {
    sum(id, describe) {
      let sum = sums.get(id);
      if (sum === undefined) {
        sum = createSum(id, describe(), within);
        sums.set(id, sum);
      }
      for (const asked of listeners) asked.add(sum);
      return sum;
    },
    find: (id) => sums.get(id),
    askedBy(plan) {
      const asked = new Set<Sum>();
      listeners.add(asked);
      try {
        plan();
      } finally {
        listeners.delete(asked);
      }
      return [...asked];
    },
  };
}

/** Does a piece of work on the numbers of a sum, within which that sum cannot be asked for. */
type Within = <T>(name: string, work: () => T) => T;

function createSum(id: string, parts: SumParts, within: Within): Sum {
  let known: SumIndex | undefined;
  let planned: Summands | undefined;
  const numbers = (): Summands => {
    if (planned !== undefined) return planned;
    const { count, read } = within(parts.name, parts.numbers);
    planned = { count, read: (from, n) => within(parts.name, () => read(from, n)) };
    return planned;
  };
  function* steps(): Generator<number, SumIndex, void> {
    known ??= indexOfSum(numbers, yield* sumSteps(numbers()));
    return known;
  }
  return {
    id,
    name: parts.name,
    table: parts.table,
    measure: parts.measure,
    get isKnown() {
      return known !== undefined;
    },
    layout: () => layoutOf(numbers().count),
    pieceSteps: (index) => pieceSteps(numbers(), layoutOf(numbers().count), index),
    learn(sum) {
      known = indexOfSum(numbers, sum);
    },
    index: () => lastOf(steps()),
    steps,
  };
}
