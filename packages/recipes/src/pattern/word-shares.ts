import type { AutomatonState } from './automaton.ts';
import type { PatternWords } from './pattern-words.ts';

/** Ranks are exact whole numbers in doubles, at most so many. */
const MOST_RANKS = 2n ** 53n;
/** More than there are code points. */
const CODE_POINTS = 2n ** 21n;

/**
 * How the ranks of a state are shared out among what follows. A state with at most 2^53 texts has a rank for each. One with
 * more has between 2^52 and 2^53 ranks, each of which stands for 2^exponent texts: a floating-point number of texts, as it were.
 */
export interface StateShare {
  readonly ranks: bigint;
  readonly exponent: number;
  /** By branch, the ranks of each of its characters; a branch that is too rare for a rank has none. */
  readonly each: readonly bigint[];
  /** Whether the text that ends in this state has a rank. */
  readonly ends: boolean;
}

/** Shares out the ranks of each state, so that no branch gets more than the state it leads to can tell apart. */
export function sharesOf({ automaton, counts }: PatternWords): readonly StateShare[] {
  const shares: StateShare[] = [];
  for (const [place, state] of automaton.entries()) {
    shares.push(counts[place] <= MOST_RANKS ? exactShare(state, counts) : roundedShare(state, shares));
  }
  return shares;
}

function exactShare({ mayEnd, branches }: AutomatonState, counts: readonly bigint[]): StateShare {
  const each = branches.map(({ to }) => counts[to]);
  return { ranks: total(branches, each) + (mayEnd ? 1n : 0n), exponent: 0, each, ends: mayEnd };
}

function roundedShare({ branches }: AutomatonState, shares: readonly StateShare[]): StateShare {
  let exponent = branches.reduce((most, { to }) => Math.max(most, shares[to].exponent), 0);
  const scaled = (): bigint[] => branches.map(({ to }) => shares[to].ranks >> BigInt(exponent - shares[to].exponent));
  let each = scaled();
  // Rounding costs each character less than a rank, so with the room for that there are always more than 2^52.
  while (total(branches, each) > MOST_RANKS + CODE_POINTS) {
    exponent++;
    each = scaled();
  }
  const excess = total(branches, each) - MOST_RANKS;
  if (excess > 0n) {
    const sizes = each.map((ranks, at) => ranks * BigInt(branches[at].characters.length));
    const widest = sizes.reduce((best, size, at) => (size > sizes[best] ? at : best), 0);
    const characters = BigInt(branches[widest].characters.length);
    each[widest] -= (excess + characters - 1n) / characters;
  }
  return { ranks: total(branches, each), exponent, each, ends: false };
}

function total(branches: AutomatonState['branches'], each: readonly bigint[]): bigint {
  return branches.reduce((sum, { characters }, at) => sum + BigInt(characters.length) * each[at], 0n);
}
