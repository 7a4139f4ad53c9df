import { CodedError, type Key, rowNumber, threefry2x32 } from '@populace/core';
import { createPermutation, createPermutationFamily, type Planner } from '@populace/recipes';
import { planRowsOf } from '../../columns/planners/plan-rows-of.ts';
import { referencePlanning } from '../../columns/planning.ts';
import type { ParentRows } from '../../model/family.ts';
import { type Candidates, leastSize } from './pool.ts';
import { sampleAge } from './recency.ts';
import { zipfSampler } from './zipf.ts';

/** A way of choosing that prefers some rows, and yet may choose another for each child of a parent. */
export type SkewedWay = { readonly kind: 'zipf'; readonly exponent: number } | { readonly kind: 'recency' };

/** Parents whose choices are kept: neighbours often have the same one. */
const MOST_KEPT = 256;
/** So many draws a child, and these besides, bring nothing new before the rest is taken as it comes. */
const DRAWS = 8;
const MORE_DRAWS = 64;
/** No draw has this number. */
const LAST_WORD = 2 ** 32 - 1;

/** What one parent's children have been given. */
interface Choices {
  /** The row that they must not be, −1 for none. */
  readonly other: number;
  readonly rows: number[];
  readonly taken: Set<number>;
  /** Draws so far, then places of the parent's own order of all rows. */
  draws: number;
  place: number;
}

/**
 * The rows of the other table that the children of a parent refer to, each another: the k-th child has the k-th different row of the
 * parent's own draws, so that preferred rows come first. Where draws bring hardly anything new, the rest comes in an order of the parent's.
 * A row that they must not be is the same for all children of a parent: checking has seen to it.
 */
export function planDistinct(way: SkewedWay, among: Candidates, at: Planner): ParentRows {
  const { others } = among;
  const { parents, places } = referencePlanning(at).family();
  const numbers = at.arena.float64();
  if (at.arena.measuring) return { rows: planRowsOf(numbers, at) };
  leastSize(among);
  const pool = among.pool();
  const rowCount = pool.size;
  const draw = createDraw(way, rowCount, at);
  const order = createPermutationFamily(at.source.key('parent/rest'), rowCount);
  const kept = new Map<number, Choices>();
  const choicesOf = (parent: number, other: number): Choices => {
    const known = kept.get(parent);
    if (known?.other === other) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const choices: Choices = { other, rows: [], taken: new Set(other < 0 ? [] : [other]), draws: 0, place: 0 };
    kept.set(parent, choices);
    return choices;
  };
  const choose = (parent: number, k: number, other: number): number => {
    const room = other < 0 ? rowCount : rowCount - 1;
    if (k >= room) throw new CodedError('limit/rows', `There are ${room} rows to refer to, each once a parent.`);
    const choices = choicesOf(parent, other);
    while (choices.rows.length <= k) {
      // Told by how many there are already, not by who asks, so that all children find the same.
      const isPatient = choices.draws < DRAWS * (choices.rows.length + 1) + MORE_DRAWS;
      const row = isPatient ? draw(parent, choices.draws++) : order.at(parent, choices.place++);
      if (choices.taken.has(row)) continue;
      choices.taken.add(row);
      choices.rows.push(row);
    }
    return choices.rows[k] ?? 0;
  };
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      numbers[i] = choose(rowNumber(parents, i), places[i], others === undefined ? -1 : others[i]);
    }
    pool.toRows(n, numbers);
  });
  return { rows: planRowsOf(numbers, at) };
}

/** The row of a parent's draw. */
function createDraw(way: SkewedWay, rowCount: number, at: Planner): (parent: number, draw: number) => number {
  const drawWords = createDrawWords(at.source.key('parent/distinct'));
  if (way.kind === 'recency') {
    return (parent, draw) => {
      const words = drawWords(parent, draw);
      return rowCount - 1 - Math.min(rowCount - 1, Math.floor(sampleAge(words[0], words[1]) * rowCount));
    };
  }
  const { exponent } = way;
  const sample = zipfSampler(exponent, rowCount);
  // The same shuffle as without uniqueness: popular rows are popular with all parents.
  const shuffle = createPermutation(at.source.key('parent/shuffle'), rowCount);
  const one = new Float64Array(1);
  return (parent, draw) => {
    const words = drawWords(parent, draw);
    one[0] = sample(words[0], words[1]) - 1;
    shuffle.fill(1, one, one);
    return one[0];
  };
}

/** The two words of a parent's draw. One word of the counter numbers the draws, so parents from 2^32 on have keys of their own. */
function createDrawWords(key: Key): (parent: number, draw: number) => Int32Array {
  const words = new Int32Array(2);
  return (parent, draw) => {
    const high = Math.floor(parent / 2 ** 32);
    if (high > 0) threefry2x32(key, high, LAST_WORD, words);
    threefry2x32(high > 0 ? { k0: words[0], k1: words[1] } : key, parent | 0, draw, words);
    return words;
  };
}
