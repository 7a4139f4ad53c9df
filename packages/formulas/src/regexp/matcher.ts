import type { Machine, State } from './machine.ts';
import type { Ranges } from './pattern-node.ts';

/** Finds matches of a pattern in time linear in the text. */
export interface Matcher {
  /** Whether the pattern matches some part of a text. */
  isIn(text: string): boolean;
}

/** Sets of states that are remembered; when there are more, all are forgotten and made anew. */
const MOST_SETS = 1000;

/** A set of states in which the machine may be at once. */
interface StateSet {
  readonly members: readonly number[];
  readonly hasMatch: boolean;
  /** Whether it matches where the text ends. */
  readonly matchesAtEnd: boolean;
  /** By class of characters, the set that follows. */
  readonly next: (StateSet | undefined)[];
}

/** Creates the matcher of a machine. Its sets are made as texts lead to them. */
export function createMatcher(machine: Machine): Matcher {
  const { states, start } = machine;
  const edges = edgesOf(states);
  const classOf = classFinder(edges);
  let known = new Map<string, StateSet>();
  const setOf = (members: readonly number[], isAtBegin: boolean): StateSet => {
    const key = `${isAtBegin} ${members.join()}`;
    const made = known.get(key) ?? createSet(states, members, isAtBegin);
    if (known.size >= MOST_SETS) known = new Map();
    known.set(key, made);
    return made;
  };
  const begin = setOf(closureOf(states, [start], { isAtBegin: true, isAtEnd: false }), true);
  const follow = (set: StateSet, one: number): StateSet => {
    const point = edges[one] ?? 0;
    // A match may begin at each place.
    const reached = [start, ...set.members.flatMap((member) => targetOf(states[member], point))];
    const next = setOf(closureOf(states, reached, { isAtBegin: false, isAtEnd: false }), false);
    set.next[one] = next;
    return next;
  };
  return {
    isIn(text) {
      let set = begin;
      for (let at = 0; at < text.length; at++) {
        if (set.hasMatch) return true;
        const point = text.codePointAt(at) ?? 0;
        if (point > 0xffff) at++;
        const one = classOf(point);
        set = set.next[one] ?? follow(set, one);
      }
      return set.hasMatch || set.matchesAtEnd;
    },
  };
}

function createSet(states: readonly State[], members: readonly number[], isAtBegin: boolean): StateSet {
  const isMatch = (state: number): boolean => states[state]?.kind === 'match';
  const atEnd = closureOf(states, members, { isAtBegin, isAtEnd: true });
  return { members, hasMatch: members.some(isMatch), matchesAtEnd: atEnd.some(isMatch), next: [] };
}

/** All states that are reached without a character, ascending; ends of the text are passed where it ends. */
function closureOf(
  states: readonly State[],
  from: readonly number[],
  { isAtBegin, isAtEnd }: { readonly isAtBegin: boolean; readonly isAtEnd: boolean },
): readonly number[] {
  const reached = new Set<number>();
  const open = [...from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (reached.has(at)) continue;
    reached.add(at);
    const state = states[at];
    if (state?.kind === 'split') open.push(state.to, state.or);
    if ((state?.kind === 'begin' && isAtBegin) || (state?.kind === 'end' && isAtEnd)) open.push(state.to);
  }
  return [...reached].filter((at) => states[at]?.kind !== 'split').sort((a, b) => a - b);
}

function targetOf(state: State | undefined, point: number): readonly number[] {
  return state?.kind === 'set' && isWithin(state.ranges, point) ? [state.to] : [];
}

function isWithin(ranges: Ranges, point: number): boolean {
  return ranges.some(([from, to]) => point >= from && point <= to);
}

/** Where sets begin or have just ended: characters between two edges are alike to the machine. */
function edgesOf(states: readonly State[]): readonly number[] {
  const edges = new Set([0]);
  for (const state of states) {
    if (state.kind !== 'set') continue;
    for (const [from, to] of state.ranges) edges.add(from).add(to + 1);
  }
  return [...edges].sort((a, b) => a - b);
}

/** Returns what finds the class of a character: the edge at or before it. */
function classFinder(edges: readonly number[]): (point: number) => number {
  const search = (point: number): number => {
    let [low, high] = [0, edges.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((edges[middle] ?? 0) <= point) low = middle;
      else high = middle;
    }
    return low;
  };
  const ascii = Int32Array.from({ length: 128 }, (_, point) => search(point));
  return (point) => (point < 128 ? (ascii[point] ?? 0) : search(point));
}
