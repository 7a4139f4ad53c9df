import type { Automaton, Branch } from './automaton.ts';
import { automatonOf } from './automaton-of.ts';
import type { Pattern } from './pattern.ts';

/**
 * The different texts of a pattern, numbered. In each state the text that ends there comes first, then the branches by their
 * least code point; within a branch the order is by character, then by what follows. So the numbers depend on nothing but
 * which texts there are.
 */
export interface PatternWords {
  readonly automaton: Automaton;
  /** By state, how many texts begin there. */
  readonly counts: readonly bigint[];
  readonly count: bigint;
}

/** The memory that the counts of all states may take. */
const MOST_BITS = 2 ** 29;

const made = new WeakMap<Pattern, { readonly words: PatternWords | undefined }>();

/** Returns the different texts of a pattern, counted once; undefined where its automaton is too large. */
export function wordsMatching(pattern: Pattern): PatternWords | undefined {
  const known = made.get(pattern) ?? { words: countWords(automatonOf(pattern)) };
  made.set(pattern, known);
  return known.words;
}

function countWords(automaton: Automaton | undefined): PatternWords | undefined {
  if (automaton === undefined) return undefined;
  const counts: bigint[] = [];
  let bits = 0;
  for (const { mayEnd, branches } of automaton) {
    const count = branches.reduce((sum, branch) => sum + countOf(branch, counts), mayEnd ? 1n : 0n);
    // Four bits to a digit of base 16.
    bits += 4 * count.toString(16).length;
    if (bits > MOST_BITS) return undefined;
    counts.push(count);
  }
  return { automaton, counts, count: counts.at(-1) ?? 0n };
}

function countOf({ characters, to }: Branch, counts: readonly bigint[]): bigint {
  return BigInt(characters.length) * counts[to];
}

/** Returns the number of a text among those of a pattern; undefined where it is none of them. */
export function wordNumber({ automaton, counts }: PatternWords, text: string): bigint | undefined {
  let number = 0n;
  let state = automaton.at(-1);
  for (const character of text) {
    if (state === undefined) return undefined;
    const point = character.codePointAt(0) ?? 0;
    if (state.mayEnd) number += 1n;
    const at = state.branches.findIndex(({ characters }) => placeIn(characters, point) >= 0);
    for (const branch of state.branches.slice(0, at)) number += countOf(branch, counts);
    const branch = state.branches[at];
    if (branch === undefined) return undefined;
    number += BigInt(placeIn(branch.characters, point)) * counts[branch.to];
    state = automaton[branch.to];
  }
  return state?.mayEnd ? number : undefined;
}

/** The place of a number in an ascending list, or -1. */
function placeIn(ascending: readonly number[], wanted: number): number {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (ascending[middle] < wanted) from = middle + 1;
    else to = middle;
  }
  return ascending[from] === wanted ? from : -1;
}
