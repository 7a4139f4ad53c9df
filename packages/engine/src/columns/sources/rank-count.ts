/** Ranks are exact integers in doubles, below this. */
export const MOST_RANKS: bigint = 2n ** 53n;

/** A digit that a draw has taken of the ranks: what it is of the recipe's own rank, of which ranks may hold a part only. */
export interface RankDigit {
  /** In the recipe's rank the draw has the digit of base `span` at the place of `scale`. */
  readonly scale: bigint;
  readonly span: bigint;
  /** How a digit of a smaller base chooses a stretch of the span: between rounded edges, or of the same length each. */
  readonly stretches: 'rounded' | 'equal';
}

/** A digit with the base in which the ranks hold it: `span`, or less where there was no room for more. */
export type TakenDigit = RankDigit & { readonly base: bigint };

/** The ranks that a plan has taken so far: the number of different values that a unique column has room for. */
export interface RankCount {
  /**
   * Takes a digit of the base `span`, or of the largest base that still fits: 1 where ranks are used up. Whatever the recipe,
   * at least 2^52 ranks are taken in the end where it has so many values.
   */
  take(digit: RankDigit): bigint;
  /** Whether a digit of the base fits whole. */
  fits(base: bigint): boolean;
  count(): bigint;
  /** The digits in the order in which they were taken, the least significant of the ranks first. */
  readonly digits: readonly TakenDigit[];
}

/** Begins to count, up to `most` ranks. */
export function createRankCount(most: bigint = MOST_RANKS): RankCount {
  let taken = 1n;
  const digits: TakenDigit[] = [];
  return {
    digits,
    take(digit) {
      const room: bigint = most / taken;
      const base = digit.span < room ? digit.span : room;
      taken *= base;
      digits.push({ ...digit, base });
      return base;
    },
    fits: (base) => taken * base <= most,
    count: () => taken,
  };
}

/** The count within a part whose ranks have been taken whole: all its digits fit. */
export const takenWhole: RankCount = {
  take: ({ span }) => span,
  fits: () => true,
  count: () => 0n,
  digits: [],
};

/** The rank that the plan which took these digits makes a value of; `own` is the value's rank in its recipe. */
export function takenRank(digits: readonly TakenDigit[], own: bigint): bigint {
  let rank = 0n;
  let scale = 1n;
  for (const { base, ...digit } of digits) {
    rank += stretchOf(digit, base, (own / digit.scale) % digit.span) * scale;
    scale *= base;
  }
  return rank;
}

/** The digit of base `base` whose stretch a digit of the span is in. */
function stretchOf({ span, stretches }: RankDigit, base: bigint, digit: bigint): bigint {
  // Stretch k begins at k * span / base, rounded down: the last one that begins at the digit or before it.
  if (stretches === 'rounded' || base === span) return ((digit + 1n) * base - 1n) / span;
  const stretch = digit / (span / base);
  // What is left over at the end of the span is never drawn, so the row found for it is not its own.
  return stretch < base ? stretch : base - 1n;
}
