import { CodedError, type RowSet } from '@populace/core';
import {
  createPermutation,
  createPermutationFamily,
  type Permutation,
  type PermutationFamily,
  type Source,
} from '@populace/recipes';
import type { Family } from '../../model/family.ts';
import { type ColumnRanks, type PlannedUnique, uniquePath } from '../../model/planned-unique.ts';
import type { PlannedTable } from '../../model/table.ts';
import type { KeyOf, PlanningParts } from '../planning.ts';
import { createRankCount } from '../sources/rank-count.ts';
import { createRankSource, takeDigits } from '../sources/rank-source.ts';
import { createRowNumbers, numberedFamily } from './row-numbers.ts';

/** What the ranks of a unique are planned with. */
export interface UniquePlanning extends PlanningParts {
  readonly table: PlannedTable;
  readonly rows: RowSet;
  readonly keyOf: KeyOf;
  /** The words of a path: where draws go that find no room in a rank. */
  words(path: string): Source;
  family(): Family;
}

/**
 * Plans a rank for each row, different in every row or, within parents, in every child of a parent, and divides it among the
 * columns: each gets a source of its own digit.
 */
export function planUniqueRanks(unique: PlannedUnique, at: UniquePlanning): ReadonlyMap<string, ColumnRanks> {
  const { arena, step, words } = at;
  const ranks = unique.within ? ranksWithinParents(unique, at) : ranksOfRows(unique, at);
  const ofColumns = unique.drawn.map(({ column, recipe, base }): readonly [string, ColumnRanks] => {
    const digits = takeDigits({ ranks, arena, step }, base);
    const count = createRankCount(BigInt(base));
    const source = createRankSource({
      ranks: digits,
      arena,
      step,
      count,
      place: { scale: 1n },
      words: words(`c:${column}`),
    });
    return [column, { digits, base, recipe, source, unique }];
  });
  return new Map(ofColumns);
}

function ranksOfRows(unique: PlannedUnique, at: UniquePlanning): Float64Array {
  const { arena, step, keyOf, table } = at;
  const ranks = arena.float64();
  const number = createRowNumbers(unique, at);
  const key = keyOf(uniquePath(unique), 'unique');
  let permutation: Permutation | undefined;
  step((n) => {
    permutation ??= createPermutation(key, unique.size);
    number(n, ranks);
    demandRoom(ranks, n, unique, table);
    permutation.fill(n, ranks, ranks);
  });
  return ranks;
}

function ranksWithinParents(unique: PlannedUnique, at: UniquePlanning): Float64Array {
  const { arena, step, keyOf, table } = at;
  const { parents, places } = numberedFamily(unique, at);
  const ranks = arena.float64();
  const key = keyOf(uniquePath(unique), 'unique');
  let permutations: PermutationFamily | undefined;
  step((n) => {
    permutations ??= createPermutationFamily(key, unique.size);
    demandRoom(places, n, unique, table);
    permutations.fill(n, parents, places, ranks);
  });
  return ranks;
}

/** Rows past the capacity are refused by the plan; only a row asked for beyond the table's end comes here. */
function demandRoom(ranks: Float64Array, n: number, { columns, size }: PlannedUnique, { name }: PlannedTable): void {
  for (let i = 0; i < n; i++) {
    if (ranks[i] >= size) {
      const message = `${columns.join(', ')} of ${name} are unique together and have ${size} combinations: there are no more rows.`;
      throw new CodedError('limit/rows', message);
    }
  }
}
