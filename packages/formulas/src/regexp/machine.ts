import { PatternError, type PatternNode, type Ranges } from './pattern-node.ts';

/** The most states of a machine; counted repeats have their part as often as they count. */
const MOST_STATES = 4000;

/** A machine that may be in several states at once (Thompson: "Regular expression search algorithm", 1968). */
export type State =
  | { readonly kind: 'set'; readonly ranges: Ranges; readonly to: number }
  | { readonly kind: 'split'; readonly to: number; readonly or: number }
  | { readonly kind: 'begin' | 'end'; readonly to: number }
  | { readonly kind: 'match' };

export interface Machine {
  readonly states: readonly State[];
  readonly start: number;
}

/** Builds the machine of a pattern, from its end to its begin. */
export function buildMachine(pattern: PatternNode): Machine {
  const states: State[] = [{ kind: 'match' }];
  const start = build(pattern, 0, states);
  return { states, start };
}

function add(state: State, states: State[]): number {
  if (states.length >= MOST_STATES)
    throw new PatternError(`comes to more than ${MOST_STATES} states; shorten its repeats`);
  return states.push(state) - 1;
}

/** Adds the states of a pattern that lead to a state; returns where they begin. */
function build(pattern: PatternNode, to: number, states: State[]): number {
  switch (pattern.kind) {
    case 'set':
      return add({ kind: 'set', ranges: pattern.ranges, to }, states);
    case 'begin':
    case 'end':
      return add({ kind: pattern.kind, to }, states);
    case 'sequence':
      return pattern.parts.reduceRight((next, part) => build(part, next, states), to);
    case 'either': {
      const [first = to, ...others] = pattern.options.map((option) => build(option, to, states));
      return others.reduce((or, option) => add({ kind: 'split', to: option, or }, states), first);
    }
    case 'repeat':
      return buildRepeat(pattern, to, states);
  }
}

function buildRepeat({ of, min, max }: Extract<PatternNode, { kind: 'repeat' }>, to: number, states: State[]): number {
  let next = to;
  if (max === Infinity) {
    const loop = add({ kind: 'split', to: 0, or: to }, states);
    states[loop] = { kind: 'split', to: build(of, loop, states), or: to };
    next = loop;
  } else {
    for (let times = min; times < max; times++)
      next = add({ kind: 'split', to: build(of, next, states), or: to }, states);
  }
  for (let times = 0; times < min; times++) next = build(of, next, states);
  return next;
}
