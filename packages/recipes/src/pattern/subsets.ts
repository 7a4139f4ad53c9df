import type { Budget } from './budget.ts';
import type { CharacterClasses } from './character-classes.ts';
import { createCovering } from './covering.ts';
import type { Rest, Rests } from './rests.ts';

/** A state of the deterministic automaton: everything that may still come after the same characters. */
export interface Subset {
  readonly mayEnd: boolean;
  /** The most characters that are still to come; every step leads to a state with fewer. */
  readonly longest: number;
  /** The classes of characters that lead to each state that follows, by its number. */
  readonly steps: ReadonlyMap<number, readonly number[]>;
}

/** What a state costs, in steps of its construction. */
const STATE = 100;

/** Makes the deterministic automaton of rests by sets of them (Rabin and Scott, 1959); the first state is the start. */
export function subsetsOf(rests: Rests, classes: CharacterClasses, budget: Budget): readonly Subset[] {
  const members: (readonly Rest[])[] = [[rests.start]];
  const numbers = new Map([[`${rests.start.id}`, 0]]);
  const numberOf = (subset: readonly Rest[]): number => {
    budget.spend(subset.length);
    const key = subset.map(({ id }) => id).join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    budget.spend(STATE);
    numbers.set(key, members.length);
    return members.push(subset) - 1;
  };
  const construction = { rests, classes, budget, uncovered: createCovering(budget) };
  const subsets: Subset[] = [];
  // The list grows while it is gone through, until nothing is new.
  for (const subset of members) {
    const steps = new Map<number, number[]>();
    for (const { reached, by } of stepsOf(subset, construction)) {
      const target = numberOf(reached);
      steps.set(target, [...(steps.get(target) ?? []), ...by]);
    }
    subsets.push({
      mayEnd: subset.some(({ mayEnd }) => mayEnd),
      longest: subset.reduce((most, { longest }) => Math.max(most, longest), 0),
      steps,
    });
  }
  return subsets;
}

interface Construction {
  readonly rests: Rests;
  readonly classes: CharacterClasses;
  readonly budget: Budget;
  readonly uncovered: (rests: Iterable<Rest>) => readonly Rest[];
}

interface SubsetStep {
  /** Ascending by id. */
  readonly reached: readonly Rest[];
  /** The classes that lead there. */
  readonly by: readonly number[];
}

/** Classes that lie in the same of the sets with which a state goes on lead to the same state. */
function stepsOf(subset: readonly Rest[], { rests, classes, budget, uncovered }: Construction): readonly SubsetStep[] {
  const reached = new Map<readonly number[], Set<Rest>>();
  for (const rest of subset) {
    const onward = rests.onward(rest);
    budget.spend(onward.length);
    for (const { codePoints, to } of onward) {
      const set = classes.of(codePoints);
      const targets = reached.get(set) ?? new Set();
      reached.set(set, targets.add(to));
    }
  }
  const lists = [...reached.values()];
  const setsOf = new Map<number, number[]>();
  for (const [place, set] of [...reached.keys()].entries()) {
    budget.spend(set.length);
    for (const one of set) {
      const sets = setsOf.get(one);
      if (sets === undefined) setsOf.set(one, [place]);
      else sets.push(place);
    }
  }
  const together = new Map<string, { sets: readonly number[]; by: number[] }>();
  for (const [one, sets] of setsOf) {
    const key = sets.join();
    const alike = together.get(key);
    if (alike === undefined) together.set(key, { sets, by: [one] });
    else alike.by.push(one);
  }
  return [...together.values()].map(({ sets, by }) => {
    const all = new Set(sets.flatMap((place) => [...lists[place]]));
    return { reached: uncovered(all), by };
  });
}
