import { varintAt, varintEnd } from '../values/varints.ts';
import type { IndexRun } from './index-runs.ts';
import { createRecordOrder, type Ranks } from './record-order.ts';

/** Takes an entry, which stands in bytes [from, to). */
export type TakeEntry = (bytes: Uint8Array, from: number, to: number) => void;

/** Hands out the entries of all runs in their order: a tree of matches, in which each entry passes as many as its depth (Knuth, TAOCP 3, 5.4.1). */
export function mergeRuns(runs: readonly IndexRun[], take: TakeEntry): void {
  const count = runs.length;
  if (count === 0) return;
  const order = createRecordOrder();
  const found: Ranks = { first: 0, second: 0 };
  /** By run, where its first entry begins that is not handed out yet, and what it ranks. */
  const begins = new Float64Array(count);
  const ranks = new Float64Array(count);
  const seconds = new Float64Array(count);
  const rank = (run: number): void => {
    const bytes = runs[run];
    const at = begins[run];
    if (at < bytes.length) order.rank(bytes, varintEnd(bytes, at), found);
    else found.first = found.second = Number.POSITIVE_INFINITY;
    ranks[run] = found.first;
    seconds[run] = found.second;
  };
  const isBefore = (a: number, b: number): boolean => {
    if (ranks[a] !== ranks[b]) return ranks[a] < ranks[b];
    if (seconds[a] !== seconds[b]) return seconds[a] < seconds[b];
    const [aBytes, bBytes] = [runs[a], runs[b]];
    // A value may be infinite, too.
    if (begins[a] >= aBytes.length || begins[b] >= bBytes.length) return begins[a] < aBytes.length;
    return order.compare(aBytes, varintEnd(aBytes, begins[a]), bBytes, varintEnd(bBytes, begins[b])) < 0;
  };
  for (let run = 0; run < count; run++) rank(run);
  /** By match, the run that lost it. The matches below match n are 2n and 2n + 1; those from `count` on are runs. */
  const losers = new Int32Array(count);
  const play = (match: number): number => {
    if (match >= count) return match - count;
    const [a, b] = [play(2 * match), play(2 * match + 1)];
    const [winner, loser] = isBefore(b, a) ? [b, a] : [a, b];
    losers[match] = loser;
    return winner;
  };
  let winner = play(1);
  while (begins[winner] < runs[winner].length) {
    const bytes = runs[winner];
    const from = begins[winner];
    const to = varintEnd(bytes, from) + varintAt(bytes, from);
    take(bytes, from, to);
    begins[winner] = to;
    rank(winner);
    for (let match = (count + winner) >> 1; match >= 1; match >>= 1) {
      if (!isBefore(losers[match], winner)) continue;
      const loser = winner;
      winner = losers[match];
      losers[match] = loser;
    }
  }
}
