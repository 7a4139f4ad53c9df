import type { Budget } from './budget.ts';
import type { Pattern } from './pattern.ts';
import type { PatternLengths } from './pattern-lengths.ts';

/** What is still to come of a text: `of` so many times, then another rest. Equal rests are the same object. */
export interface Rest {
  readonly id: number;
  /** Whether the text may end here. */
  readonly mayEnd: boolean;
  /** The most characters that are still to come. */
  readonly longest: number;
  readonly next?: { readonly of: Pattern; readonly min: number; readonly max: number; readonly tail: Rest };
}

/** A set of characters with which a rest may go on, and the rest after one of them. */
export interface Onward {
  readonly codePoints: readonly number[];
  readonly to: Rest;
}

/** The rests of a pattern: the states of its nondeterministic automaton, made as they are reached. */
export interface Rests {
  readonly start: Rest;
  /** How a rest goes on by one character. */
  onward(rest: Rest): readonly Onward[];
}

/**
 * Creates the rests of a pattern by partial derivatives (Antimirov, "Partial derivatives of regular expressions and finite
 * automaton constructions", 1996). A repeat is never written out: its rest counts how often it may still come.
 */
export function createRests(pattern: Pattern, lengths: PatternLengths, budget: Budget): Rests {
  const end: Rest = { id: 0, mayEnd: true, longest: 0 };
  const rests = new Map<string, Rest>();
  const ids = new Map<Pattern, number>();

  /** So many times a pattern, then the tail; nothing where that can only be empty. */
  const times = (of: Pattern, min: number, max: number, tail: Rest): Rest => {
    const longest = max * lengths.longest(of);
    if (longest === 0) return tail;
    // Where a pattern may be empty, doing it less often is the same.
    const least = lengths.hasEmpty(of) ? 0 : min;
    const patternId = ids.get(of) ?? ids.size;
    ids.set(of, patternId);
    const key = `${patternId},${least},${max},${tail.id}`;
    const known = rests.get(key);
    if (known !== undefined) return known;
    budget.spend(1);
    const made: Rest = {
      id: rests.size + 1,
      mayEnd: least === 0 && tail.mayEnd,
      longest: longest + tail.longest,
      next: { of, min: least, max, tail },
    };
    rests.set(key, made);
    return made;
  };

  const before = (of: Pattern, tail: Rest): Rest => {
    if (of.kind === 'sequence') return of.parts.reduceRight((rest, part) => before(part, rest), tail);
    return of.kind === 'repeat' ? times(of.of, of.min, of.max, tail) : times(of, 1, 1, tail);
  };

  /** Adds how a pattern that is not empty goes on, then the tail. */
  const enter = (of: Pattern, tail: Rest, found: Onward[]): void => {
    budget.spend(1);
    switch (of.kind) {
      case 'characters':
        found.push({ codePoints: of.codePoints, to: tail });
        return;
      case 'sequence':
        enterSequence(of.parts, tail, found);
        return;
      case 'either':
        for (const option of of.options) enter(option, tail, found);
        return;
      case 'repeat':
        if (of.max > 0) enterRepeat(of, tail, found);
    }
  };

  const enterSequence = (parts: readonly Pattern[], tail: Rest, found: Onward[]): void => {
    const tails = [tail];
    for (const part of parts.toReversed()) tails.push(before(part, tails.at(-1) ?? tail));
    for (const [place, part] of parts.entries()) {
      enter(part, tails[parts.length - 1 - place], found);
      if (!lengths.hasEmpty(part)) return;
    }
  };

  /** Its empty turns, if any, may as well come last: the first turn is the one that goes on. */
  const enterRepeat = (
    { of, min, max }: { of: Pattern; min: number; max: number },
    tail: Rest,
    found: Onward[],
  ): void => enter(of, times(of, Math.max(min - 1, 0), max - 1, tail), found);

  const known = new Map<Rest, readonly Onward[]>();
  const onward = (rest: Rest): readonly Onward[] => {
    const made = known.get(rest);
    if (made !== undefined) return made;
    const found: Onward[] = [];
    for (let at = rest; at.next !== undefined; at = at.next.tail) {
      enterRepeat(at.next, at.next.tail, found);
      if (at.next.min > 0) break;
    }
    known.set(rest, found);
    return found;
  };
  return { start: before(pattern, end), onward };
}
