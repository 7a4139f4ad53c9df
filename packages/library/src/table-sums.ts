import { CodedError } from '@populace/core';
import {
  type JoinedSum,
  lastOf,
  neededSums,
  type PlannedTable,
  type Sum,
  type SumPiece,
  type World,
} from '@populace/engine';

/** What has to be added up before rows of a table are made: rows that formulas count or choose, weights. */
export interface TableSums {
  /**
   * The sums that are not known yet, each after those that it depends on. Each is added up, or learnt, before the next is asked for. None
   * where all tables have few rows.
   */
  needed(): Iterable<Sum>;
  /**
   * Adds up a piece of a sum that is needed, once those before it are known.
   * @throws CodedError what a formula fails with; `internal` where no such sum is needed.
   */
  piece(sum: string, index: number): SumPiece;
  /** Takes what was added up elsewhere. */
  learn(sum: string, joined: JoinedSum): void;
}

/** Creates the access to the sums of a table. */
export function createTableSums(world: World, table: PlannedTable): TableSums {
  const found = (id: string): Sum => {
    const known = world.sums.find(id);
    if (known !== undefined) return known;
    for (const sum of neededSums(world, table)) if (sum.id === id) return sum;
    throw new CodedError('internal', `${table.name} does not need the sum ${id}.`);
  };
  return {
    needed: () => neededSums(world, table),
    piece: (id, index) => lastOf(found(id).pieceSteps(index)),
    learn(id, joined) {
      found(id).learn(joined);
    },
  };
}
