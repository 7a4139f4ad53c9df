import type { Automaton, AutomatonState, Branch } from './automaton.ts';
import type { Budget } from './budget.ts';
import type { CharacterClasses } from './character-classes.ts';
import type { Subset } from './subsets.ts';

/**
 * Merges the states after which the same may come (Revuz, "Minimisation of acyclic deterministic automata in linear time",
 * 1992): those with less to come first, so that two states are alike where they end alike and lead to the same states.
 */
export function minimised(subsets: readonly Subset[], classes: CharacterClasses, budget: Budget): Automaton {
  const states: AutomatonState[] = [];
  const charactersOf = createJoins(classes, budget);
  const numbers = new Map<string, number>();
  /** By subset, its state; undefined where no text comes of it. */
  const stateOf: (number | undefined)[] = [];
  const order = [...subsets.keys()].sort((a, b) => subsets[a].longest - subsets[b].longest || b - a);
  for (const place of order) {
    const { mayEnd, steps } = subsets[place];
    const byState = new Map<number, number[]>();
    for (const [target, by] of steps) {
      const to = stateOf[target];
      if (to !== undefined) byState.set(to, [...(byState.get(to) ?? []), ...by]);
    }
    if (!mayEnd && byState.size === 0) continue;
    const joined = [...byState].map(([to, by]) => ({ to, by: by.sort((a, b) => a - b) }));
    joined.sort((a, b) => a.by[0] - b.by[0]);
    const key = `${mayEnd} ${joined.map(({ to, by }) => `${to}:${by.join()}`).join(' ')}`;
    const known = numbers.get(key);
    stateOf[place] = known ?? states.length;
    if (known !== undefined) continue;
    numbers.set(key, states.length);
    budget.spend(joined.length);
    states.push({ mayEnd, branches: joined.map(({ to, by }): Branch => ({ characters: charactersOf(by), to })) });
  }
  return states;
}

/** The characters of several classes, ascending; the same list for the same classes. */
function createJoins({ classes }: CharacterClasses, budget: Budget): (by: readonly number[]) => readonly number[] {
  const joins = new Map<string, readonly number[]>();
  return (by) => {
    const key = by.join();
    const known = joins.get(key);
    if (known !== undefined) return known;
    const points = by.flatMap((one) => classes[one]).sort((a, b) => a - b);
    budget.spend(points.length);
    joins.set(key, points);
    return points;
  };
}
