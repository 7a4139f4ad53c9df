import type { Ranges } from './pattern-node.ts';

const LAST = 0x10ffff;

/** The same code points as ranges that ascend and stand apart. */
export function joinedRanges(ranges: Ranges): Ranges {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** All other code points. */
export function otherThan(ranges: Ranges): Ranges {
  const others: [number, number][] = [];
  let from = 0;
  for (const [first, last] of joinedRanges(ranges)) {
    if (first > from) others.push([from, first - 1]);
    from = last + 1;
  }
  if (from <= LAST) others.push([from, LAST]);
  return others;
}

export const DIGITS: Ranges = [[0x30, 0x39]];
export const WORD: Ranges = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
export const SPACE: Ranges = [
  [0x09, 0x0a],
  [0x0c, 0x0d],
  [0x20, 0x20],
];
/** What a point stands for: all but the end of a line. */
export const ANY: Ranges = otherThan([[0x0a, 0x0a]]);
