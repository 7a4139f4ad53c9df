import type { Budget } from './budget.ts';
import type { Rest } from './rests.ts';

/** What remembering an answer costs, in steps. */
const PAIR = 4;

/**
 * Creates what leaves out of a set of rests those whose texts are all among another's: without them a set of states says the
 * same, and there are fewer sets. `([a-z]{0,20}[0-9]{0,20}){0,20}` could not be told apart otherwise.
 */
export function createCovering(budget: Budget): (rests: Iterable<Rest>) => readonly Rest[] {
  const known = new Map<number, boolean>();

  /** Whether one rest is sure to have all the texts of another; false where that is not plain. */
  const covers = (more: Rest, less: Rest): boolean => {
    if (more === less) return true;
    if (more.longest < less.longest || (less.mayEnd && !more.mayEnd)) return false;
    // Ids count up, so that both fit into a whole number.
    const key = more.id * 2 ** 26 + less.id;
    const found = known.get(key);
    if (found !== undefined) return found;
    budget.spend(PAIR);
    const answer = coversByParts(more, less);
    known.set(key, answer);
    return answer;
  };

  const coversByParts = ({ next: more }: Rest, rest: Rest): boolean => {
    const less = rest.next;
    if (more === undefined) return false;
    if (more.min === 0 && covers(more.tail, rest)) return true;
    if (less === undefined || more.of !== less.of) return false;
    return more.min <= less.min && less.max <= more.max && covers(more.tail, less.tail);
  };

  return (rests) => {
    const kept: Rest[] = [];
    // Whoever covers another has as much to come.
    for (const rest of [...rests].sort((a, b) => b.longest - a.longest || a.id - b.id)) {
      budget.spend(1 + kept.length);
      if (!kept.some((more) => covers(more, rest))) kept.push(rest);
    }
    return kept.sort((a, b) => a.id - b.id);
  };
}
