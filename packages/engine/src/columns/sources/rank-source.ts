import { type Arena, addColumns, CodedError, multiplyWide, wordsOf } from '@populace/core';
import type { Capacity, Source, Step } from '@populace/recipes';
import { type RankCount, type RankDigit, takenWhole } from './rank-count.ts';

/** What a source of ranks hands out, and from what. */
export interface RankSourceParts {
  /** One rank a row, below the product of the digits handed out; changed in place as digits are taken. */
  readonly ranks: Float64Array;
  readonly arena: Arena;
  readonly step: (step: Step) => void;
  readonly count: RankCount;
  /** Where the next digit stands in the recipe's rank: changes as digits are taken. */
  readonly place: { scale: bigint };
  /** Where draws go that find no room in the rank. */
  readonly words: Source;
}

/**
 * Creates the source that unranks: each draw is the next digit of the row's rank, so that different ranks give different
 * values. The digit that finds room in part only chooses a stretch of its span, within which a random word decides; draws after
 * it are random words alone, which can take nothing from the difference.
 */
export function createRankSource(parts: RankSourceParts): Source {
  const below = (span: number, draw?: string): Int32Array => belowSpan(parts, span, draw);
  return {
    kind: 'rank',
    below,
    wide: (span, draw) => wideSpan(parts, span, draw),
    pick: (weights, draw) => below(weights.length, draw),
    belowEach: refuse,
    words: refuse,
    key: refuse,
    split(named) {
      const sources = named.toReversed().map((part) => partSource(parts, part));
      return sources.reverse();
    },
    choose: refuse,
  };
}

function belowSpan(parts: RankSourceParts, span: number, draw: string | undefined): Int32Array {
  const base = Number(parts.count.take(nextDigit(parts, BigInt(span), 'rounded')));
  if (base === 1 && span > 1) return parts.words.below(span, draw);
  const out = parts.arena.int32();
  const digits = takeDigits(parts, base);
  if (base === span) {
    parts.step((n) => {
      for (let i = 0; i < n; i++) out[i] = digits[i];
    });
    return out;
  }
  const [within] = parts.words.words(draw);
  parts.step((n) => {
    for (let i = 0; i < n; i++) {
      // Stretches between rounded edges: disjoint, and together the whole span.
      const from = edge(digits[i], span, base);
      const width = edge(digits[i] + 1, span, base) - from;
      out[i] = from + Math.floor((within[i] >>> 0) * width * 2 ** -32);
    }
  });
  return out;
}

/** `place * span / base` rounded down; the quotient and the rest apart, so that all products are exact. */
function edge(place: number, span: number, base: number): number {
  const whole = Math.floor(span / base);
  return place * whole + Math.floor((place * (span - whole * base)) / base);
}

interface WideColumn {
  readonly hi: Int32Array;
  readonly lo: Int32Array;
}

function wideSpan(parts: RankSourceParts, span: bigint, draw: string | undefined): WideColumn {
  const base = parts.count.take(nextDigit(parts, span, 'equal'));
  if (base === 1n && span > 1n) return parts.words.wide(span, draw);
  const column = wideDigits(parts, Number(base));
  // What the rank cannot tell apart is random; fewer than `base` values at the span's end are left out.
  const width = span / base;
  if (width === 1n) return column;
  const within = parts.words.wide(width, draw);
  const by = wordsOf(width);
  parts.step((n) => {
    multiplyWide(n, column.hi, column.lo, by.hi, by.lo);
    addColumns(n, column.hi, column.lo, within);
  });
  return column;
}

/** The next digit of the ranks, which lose it. */
export function takeDigits(
  { ranks, arena, step }: Pick<RankSourceParts, 'ranks' | 'arena' | 'step'>,
  base: number,
): Float64Array {
  const digits = arena.float64();
  step((n) => {
    for (let i = 0; i < n; i++) {
      const above = Math.floor(ranks[i] / base);
      digits[i] = ranks[i] - above * base;
      ranks[i] = above;
    }
  });
  return digits;
}

function wideDigits(parts: RankSourceParts, base: number): WideColumn {
  const { arena, step } = parts;
  const digits = takeDigits(parts, base);
  const hi = arena.int32();
  const lo = arena.int32();
  step((n) => {
    for (let i = 0; i < n; i++) {
      const high = Math.floor(digits[i] / 2 ** 32);
      hi[i] = high;
      lo[i] = digits[i] - high * 2 ** 32;
    }
  });
  return { hi, lo };
}

/** The source of a part: a rank of its own below its capacity, or, where that is too large, what is left of this one. */
function partSource(
  parts: RankSourceParts,
  { name, capacity }: { readonly name: string; readonly capacity: Capacity },
): Source {
  const words = parts.words.split([{ name, capacity }])[0] ?? parts.words;
  if (typeof capacity !== 'bigint') return createRankSource({ ...parts, words });
  const digit = nextDigit(parts, capacity, 'equal');
  if (!parts.count.fits(capacity)) return createRankSource({ ...parts, words, place: { scale: digit.scale } });
  parts.count.take(digit);
  const ranks = takeDigits(parts, Number(capacity));
  return createRankSource({ ...parts, ranks, words, count: takenWhole, place: { scale: 1n } });
}

/** Goes one digit up in the recipe's rank, and says which it was. */
function nextDigit({ place }: RankSourceParts, span: bigint, stretches: RankDigit['stretches']): RankDigit {
  const { scale } = place;
  place.scale *= span;
  return { scale, span, stretches };
}

function refuse(): never {
  throw new CodedError('internal', 'A recipe that is not injective was planned with ranks.');
}
