import type { Dictionary } from '@populace/core';

/** By the first list, then by the second: lists are read once, planned with often. */
const known = new WeakMap<Dictionary, WeakMap<Dictionary, ReadonlySet<number>>>();

/**
 * Which texts of two lists have a word in common: the code of one of `others` times the size of `own`, plus the code of the one of `own`. Words
 * are parted by spaces.
 */
export function commonWords(own: Dictionary, others: Dictionary): ReadonlySet<number> {
  const ofOwn = known.get(own) ?? new WeakMap<Dictionary, ReadonlySet<number>>();
  known.set(own, ofOwn);
  const found = ofOwn.get(others) ?? findCommonWords(own, others);
  ofOwn.set(others, found);
  return found;
}

function findCommonWords(own: Dictionary, others: Dictionary): ReadonlySet<number> {
  const codesOf = new Map<string, number[]>();
  for (let code = 0; code < own.size; code++) {
    for (const word of own.text(code).split(' ')) codesOf.set(word, [...(codesOf.get(word) ?? []), code]);
  }
  const found = new Set<number>();
  for (let other = 0; other < others.size; other++) {
    for (const word of others.text(other).split(' ')) {
      for (const code of codesOf.get(word) ?? []) found.add(other * own.size + code);
    }
  }
  return found;
}
