import type { Automaton } from './automaton.ts';
import { BudgetSpent, createBudget } from './budget.ts';
import { classesOf } from './character-classes.ts';
import { minimised } from './minimised.ts';
import type { Pattern } from './pattern.ts';
import { createPatternLengths } from './pattern-lengths.ts';
import { createRests } from './rests.ts';
import { subsetsOf } from './subsets.ts';

/** The most states of an automaton. */
const MOST_STATES = 10_000;
/**
 * Steps of a construction at most: a second or less. Patterns such as `(a|b)*a(a|b){15}`, whose automaton doubles with each
 * character, are given up there.
 */
const MOST_STEPS = 4_000_000;

const made = new WeakMap<Pattern, { readonly automaton: Automaton | undefined }>();

/** Returns the automaton of a pattern, made once; undefined where it would have more than 10,000 states or take too long to make. */
export function automatonOf(pattern: Pattern): Automaton | undefined {
  const known = made.get(pattern) ?? { automaton: makeAutomaton(pattern) };
  made.set(pattern, known);
  return known.automaton;
}

function makeAutomaton(pattern: Pattern): Automaton | undefined {
  const lengths = createPatternLengths();
  // The longest text passes a state before each of its characters and one after all.
  if (lengths.longest(pattern) >= MOST_STATES) return undefined;
  const budget = createBudget(MOST_STEPS);
  try {
    const classes = classesOf(pattern, budget);
    const automaton = minimised(subsetsOf(createRests(pattern, lengths, budget), classes, budget), classes, budget);
    // Without a state there is no text at all, as of a set without characters.
    return automaton.length === 0 || automaton.length > MOST_STATES ? undefined : automaton;
  } catch (error) {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  }
}
