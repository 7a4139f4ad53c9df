import { edgeOf, type NameEdges } from './name-edges.ts';
import type { ShownGroups } from './shown-groups.ts';

/**
 * Pieces of a shown class that are alike: the same given classes of one surname class after the other, or one interval
 * (then `from + 1 === to`, or all given classes are in it and it runs through). A shown class is a list of such blocks.
 */
export interface PieceBlock {
  /** Surname classes [from, to) … */
  readonly from: number;
  readonly to: number;
  /** … and given classes [givenFrom, givenTo) of each. */
  readonly givenFrom: number;
  readonly givenTo: number;
  /** How many pieces the block has. */
  readonly count: number;
  /** Pieces before this block. */
  readonly place: number;
  /** Points of the pieces before this block: A of its first piece. */
  readonly before: number;
  /** Points of this block. */
  readonly weight: number;
}

/** Returns the blocks of the class that shows this surname group and this given group. */
export function blocksOf(
  edges: NameEdges,
  surnames: ShownGroups,
  given: ShownGroups,
  pair: readonly [number, number],
): PieceBlock[] {
  const blocks: PieceBlock[] = [];
  let before = 0;
  let place = 0;
  for (const { span, from, to } of surnames.runs[pair[0]]) {
    for (const run of given.runs[pair[1]]) {
      if (run.span !== span) continue;
      const { givenFrom, givenTo } = edges.spans[span];
      const isOne = (run.from === givenFrom && run.to === givenTo) || to - from === 1;
      const count = isOne ? 1 : to - from;
      const weight = isOne
        ? edgeOf(edges, to - 1, run.to) - edgeOf(edges, from, run.from)
        : weightBefore(edges, from, to, shareOf(edges, run.from, run.to));
      blocks.push({ from, to, givenFrom: run.from, givenTo: run.to, count, place, before, weight });
      before += weight;
      place += count;
    }
  }
  return blocks;
}

/**
 * Returns an upper bound of the points that the surname classes [from, to) have together in a share of their width:
 * ⌊share · width⌋ + to − from, without a loop. The share is a multiple of 2^-53, so products are off by less than 1/2, and
 * the bound falls short by one point at most, which the room of two slots a piece takes in.
 */
export function weightBefore({ surnameEdges }: NameEdges, from: number, to: number, share: number): number {
  return Math.floor(share * (surnameEdges[to] - surnameEdges[from])) + (to - from);
}

/** Returns the share of a surname that the given classes [from, to) have. */
export function shareOf({ givenEdges }: NameEdges, from: number, to: number): number {
  return givenEdges[to] - givenEdges[from];
}

/** Where a piece stands in its class: `low` its first point, `before` the points of those before it, `place` how many they are. */
export interface PiecePlace {
  readonly low: number;
  readonly before: number;
  readonly place: number;
}

/** Returns the piece of a block in surname class `i`. */
export function pieceIn(edges: NameEdges, block: PieceBlock, i: number): PiecePlace {
  if (block.count === 1) {
    return { low: edgeOf(edges, block.from, block.givenFrom), before: block.before, place: block.place };
  }
  const inBlock = weightBefore(edges, block.from, i, shareOf(edges, block.givenFrom, block.givenTo));
  return {
    low: edgeOf(edges, i, block.givenFrom),
    before: block.before + inBlock,
    place: block.place + (i - block.from),
  };
}
