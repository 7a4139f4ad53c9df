/**
 * The minimised deterministic automaton of a pattern. As every repeat has an end, so has every way through it: states lead to
 * states with smaller numbers, and the last one is where texts begin. Patterns with the same texts have the same automaton.
 */
export type Automaton = readonly AutomatonState[];

/** Where the reading of a text may be. */
export interface AutomatonState {
  readonly mayEnd: boolean;
  /** By their least code point. */
  readonly branches: readonly Branch[];
}

/** The characters that lead from one state to another. */
export interface Branch {
  /** Code points, ascending. */
  readonly characters: readonly number[];
  readonly to: number;
}
