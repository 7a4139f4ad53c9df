import { log, type WeightedPattern } from '@populace/recipes';
import type { PartShares } from './name-part-shares.ts';

/** How many texts there are, and how evenly they are borne. */
export interface TextFigures {
  /** Different texts that can occur. */
  readonly count: number;
  /**
   * The collision entropy (Rényi, order 2) in bits: two people, taken at random, have the same text with the probability 2^-bits. As if
   * each of 2^bits texts were as likely.
   */
  readonly bits: number;
}

type Parts = ReadonlyMap<string, () => PartShares>;

/** The figures of one part alone. */
export function figuresOfPart(part: PartShares, weights: readonly number[]): TextFigures {
  return { count: masksOf(part, weights).size, bits: bitsOf(collisions([part], weights)) };
}

/**
 * The figures of whole texts. They are counted by their parts: two rows of parts that happen to read alike count twice. A middle name is
 * taken for drawn apart from the given name, though it is never the same.
 */
export function figuresOfPatterns(
  patterns: readonly WeightedPattern[],
  parts: Parts,
  weights: readonly number[],
): TextFigures {
  const all = patterns.reduce((sum, { weight }) => sum + weight, 0);
  const made = new Map<string, PartShares>();
  const partOf = (name: string): PartShares => {
    const part = made.get(name) ?? parts.get(name)?.() ?? [];
    made.set(name, part);
    return part;
  };
  let count = 0;
  let same = 0;
  for (const { text, weight } of patterns) {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    count += countTexts(names, partOf, weights);
    same += (weight / all) ** 2 * collisions(names.map(partOf), weights);
  }
  return { count, bits: bitsOf(same) };
}

const bitsOf = (probability: number): number => -log(probability) / log(2);

/** The probability that two people of any contexts have the same texts in all parts. */
function collisions(parts: readonly PartShares[], weights: readonly number[]): number {
  const products = new Map<Float64Array, Map<Float64Array, number>>();
  const dot = (one: Float64Array, other: Float64Array): number => {
    const known = products.get(one) ?? new Map<Float64Array, number>();
    products.set(one, known);
    const product = known.get(other) ?? one.reduce((sum, share, at) => sum + share * (other[at] ?? 0), 0);
    known.set(other, product);
    return product;
  };
  let sum = 0;
  for (const [one, weight] of weights.entries()) {
    for (const [other, more] of weights.entries()) {
      sum += parts.reduce((product, part) => product * dot(shares(part, one), shares(part, other)), weight * more);
    }
  }
  return sum;
}

const NONE = new Float64Array(0);
const shares = (part: PartShares, context: number): Float64Array => part[context] ?? NONE;

/** How many texts of these parts there are: those rows of parts that some context bears together. */
function countTexts(
  names: readonly string[],
  partOf: (name: string) => PartShares,
  weights: readonly number[],
): number {
  const masks = names.map((name) => masksOf(partOf(name), weights));
  const all = countTogether(masks.map(countedMasks));
  const [given, middle] = ['given', 'middle'].map((name) => masks[names.indexOf(name)]);
  if (given === undefined || middle === undefined) return all;
  // A middle name is never the given name again.
  const twice = [...given].map(([place, mask]) => mask & (middle.get(place) ?? 0));
  const others = masks.filter((one) => one !== given && one !== middle);
  return all - countTogether([countEach(twice), ...others.map(countedMasks)]);
}

/** By place of a text, the contexts that bear it, a bit each; only those that are borne. */
function masksOf(part: PartShares, weights: readonly number[]): ReadonlyMap<number, number> {
  const masks = new Map<number, number>();
  for (const [context, texts] of part.entries()) {
    if ((weights[context] ?? 0) === 0) continue;
    for (const [place, share] of texts.entries()) {
      if (share > 0) masks.set(place, (masks.get(place) ?? 0) | (1 << context));
    }
  }
  return masks;
}

const countedMasks = (masks: ReadonlyMap<number, number>): ReadonlyMap<number, number> => countEach(masks.values());

function countEach(masks: Iterable<number>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const mask of masks) counts.set(mask, (counts.get(mask) ?? 0) + 1);
  return counts;
}

/** How many rows of one text a part have a context in common; parts are given by how many texts have which contexts. */
function countTogether(parts: readonly ReadonlyMap<number, number>[]): number {
  const together = parts.reduce((before, part) => {
    const counts = new Map<number, number>();
    for (const [mask, count] of before) {
      for (const [other, more] of part) {
        const both = mask & other;
        if (both !== 0) counts.set(both, (counts.get(both) ?? 0) + count * more);
      }
    }
    return counts;
  });
  return [...together].reduce((sum, [mask, count]) => sum + (mask === 0 ? 0 : count), 0);
}
