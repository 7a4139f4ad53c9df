import type { Sfc32 } from '../random/sfc32.ts';
import { writeCodePoint } from './utf8-code-point.ts';
import type { WordTable } from './word-table.ts';

/** Writes the text of a rank (below the table's size) at `at` and returns where it ends. */
export type WordWriter = (rank: number, bytes: Uint8Array, at: number) => number;

/**
 * Creates the writer of texts by rank. Where ranks are fewer than texts, random bits choose within a rank; they are drawn from
 * `random`, which whoever writes seeds for each text.
 */
export function createWordWriter(table: WordTable, random: Pick<Sfc32, 'next'>): WordWriter {
  const { start, ends, firstBranch, from, each, scale, to, firstCharacter, characters } = table;
  return (rank, bytes, at) => {
    let state = start;
    let left = rank;
    let end = at;
    // Where a text may end, rank 0 is the one that does.
    while (ends[state] !== 1 || left !== 0) {
      const branch = branchOf(left, from, firstBranch[state], firstBranch[state + 1]);
      left -= from[branch];
      let point = firstCharacter[branch];
      if (left >= each[branch]) {
        // The rounded quotient of two whole numbers below 2^53 is below the next whole number, as the exact one is.
        const place = Math.floor(left / each[branch]);
        left -= place * each[branch];
        point += place;
      }
      if (scale[branch] > 1) left = left * scale[branch] + randomBelow(scale[branch], random);
      const character = characters[point];
      if (character < 0x80) bytes[end++] = character;
      else end = writeCodePoint(character, bytes, end);
      state = to[branch];
    }
    return end;
  };
}

/** The last of the branches from `first` to before `above` whose ranks begin at or below this one. */
function branchOf(rank: number, from: Float64Array, first: number, above: number): number {
  let branch = first;
  let end = above;
  while (end - branch > 1) {
    const middle = (branch + end) >>> 1;
    if (from[middle] <= rank) branch = middle;
    else end = middle;
  }
  return branch;
}

/** A whole number below a power of two up to 2^53, each as likely. */
function randomBelow(power: number, random: Pick<Sfc32, 'next'>): number {
  const unit = power * 2 ** -32;
  const low = Math.floor((random.next() >>> 0) * unit);
  // Above 2^32 the lower bits are those of another word.
  return unit <= 1 ? low : low + Math.floor((random.next() >>> 0) * unit * 2 ** -32);
}
