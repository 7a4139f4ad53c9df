import { type Folding, foldText } from '@populace/unicode';
import type { ColumnVariant, PlannedColumn } from '../../model/column.ts';
import { type TakenDigit, takenRank } from '../sources/rank-count.ts';
import { speltAsMade } from '../values/spelt-as-made.ts';

/**
 * How ids are written that are found by their own spelling alone: folded (UUIDs, names), or, where case does not count, in capitals
 * (ULIDs).
 */
export function spellingsOf(value: string, folding: Folding | undefined): readonly string[] {
  const plain = foldText(value, folding);
  if (folding === undefined || folding === 'accents') return [value, plain];
  return [value, plain, plain.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32))];
}

/** The ranks that a recipe has for values that a unique column leaves out; values that it never makes have none. */
export function leftOutRanks(
  { except, folding }: Pick<PlannedColumn, 'except' | 'folding'>,
  { recipe, scope }: Pick<ColumnVariant, 'recipe' | 'scope'>,
): readonly bigint[] {
  if (except.length === 0) return [];
  const type = scope.type(recipe);
  const texts = except.flatMap(({ text }) => spellingsOf(text, folding));
  const ranks = texts.map((text) => scope.rank(recipe, speltAsMade(text, type))).filter((rank) => rank !== undefined);
  return [...new Set(ranks)];
}

/** Ranks without some of them: numbered anew, so that a permutation of what is left can be asked for any. */
export interface RanksLeft {
  /** How many are left out. */
  readonly count: number;
  /** The rank of a number: the number-th of those that are left. */
  rankOf(number: number): number;
  /** The number of a rank; undefined for one that is left out. */
  numberOf(rank: number): number | undefined;
}

/** Leaves out the ranks in which a plan that took these digits makes the values of `own`. */
export function leaveOut(own: readonly bigint[], digits: readonly TakenDigit[]): RanksLeft {
  const out = Float64Array.from(new Set(own.map((rank) => Number(takenRank(digits, rank))))).sort();
  // The numbers of what is left below each that is left out.
  const before = out.map((rank, place) => rank - place);
  return {
    count: out.length,
    rankOf: (number) => number + countUpTo(before, number),
    numberOf(rank) {
      const below = countUpTo(out, rank);
      return below > 0 && out[below - 1] === rank ? undefined : rank - below;
    },
  };
}

/** How many of sorted numbers are not above a number. */
function countUpTo(sorted: Float64Array, number: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}
