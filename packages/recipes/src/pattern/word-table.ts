import type { Pattern } from './pattern.ts';
import { type PatternWords, wordsMatching } from './pattern-words.ts';
import { type StateShare, sharesOf } from './word-shares.ts';

/** The automaton of a pattern as flat tables, to write a text by its rank. States are numbered as in the automaton. */
export interface WordTable {
  /** How many ranks there are: as many as texts, or between 2^52 and 2^53 where there are more. */
  readonly size: bigint;
  /** Whether every text has a rank; else a rank stands for several, of which random bits choose. */
  readonly isExact: boolean;
  readonly start: number;
  /** By state, 1 where rank 0 is the text that ends there. */
  readonly ends: Uint8Array;
  /** By state, its first branch; one entry more at the end. */
  readonly firstBranch: Int32Array;
  /** By branch, its first rank in the state. */
  readonly from: Float64Array;
  /** By branch, how many ranks each of its characters has. */
  readonly each: Float64Array;
  /** By branch, how many ranks of the state that follows are one of this branch: a power of two. */
  readonly scale: Float64Array;
  readonly to: Int32Array;
  /** By branch, where the first of its characters stands in `characters`. */
  readonly firstCharacter: Int32Array;
  /** Code points. */
  readonly characters: Int32Array;
}

const made = new WeakMap<PatternWords, WordTable>();

/** Returns the tables of a pattern's texts, made once for the plans that measure and that run; undefined if they cannot be counted. */
export function wordTableOf(pattern: Pattern): WordTable | undefined {
  const words = wordsMatching(pattern);
  if (words === undefined) return undefined;
  const table = made.get(words) ?? makeTable(words);
  made.set(words, table);
  return table;
}

function makeTable(words: PatternWords): WordTable {
  const { automaton } = words;
  const shares = sharesOf(words);
  const branches = automaton.flatMap((_, state) => ranked(words, shares, state));
  const { characters, first } = poolOf(branches.map((branch) => branch.characters));
  const start = automaton.length - 1;
  const { ranks: size } = shares[start];
  const firstBranch = new Int32Array(automaton.length + 1);
  for (const { state } of branches) firstBranch[state + 1]++;
  for (let state = 0; state <= start; state++) firstBranch[state + 1] += firstBranch[state];
  return {
    size,
    isExact: size === words.count,
    start,
    ends: Uint8Array.from(shares, ({ ends }) => (ends ? 1 : 0)),
    firstBranch,
    from: Float64Array.from(branches, ({ from }) => Number(from)),
    each: Float64Array.from(branches, ({ each }) => Number(each)),
    scale: Float64Array.from(branches, ({ shift }) => Number(1n << BigInt(shift))),
    to: Int32Array.from(branches, ({ to }) => to),
    firstCharacter: Int32Array.from(first),
    characters,
  };
}

/** The branches of a state that have ranks. */
function ranked({ automaton }: PatternWords, shares: readonly StateShare[], state: number) {
  const { each, ends, exponent } = shares[state];
  let next = ends ? 1n : 0n;
  const branches = automaton[state].branches.map(({ characters, to }, at) => {
    const from = next;
    next += each[at] * BigInt(characters.length);
    return { state, characters, to, from, each: each[at], shift: exponent - shares[to].exponent };
  });
  return branches.filter((branch) => branch.each > 0n);
}

/** Lists behind one another, those that are the same object once, and where each begins. */
function poolOf(lists: readonly (readonly number[])[]) {
  const places = new Map<readonly number[], number>();
  let length = 0;
  for (const list of lists) {
    if (places.has(list)) continue;
    places.set(list, length);
    length += list.length;
  }
  const characters = new Int32Array(length);
  for (const [list, place] of places) characters.set(list, place);
  return { characters, first: lists.map((list) => places.get(list) ?? 0) };
}
