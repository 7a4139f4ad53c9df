import { blocksOf, type PieceBlock, pieceIn } from './class-pieces.ts';
import { firstNumber, type LevelNumbers, levelNumbers } from './level-numbers.ts';
import { lastWhere, type NameLevels, type NamePlace } from './name-levels.ts';
import type { ShownGroups } from './shown-groups.ts';

/** What a style shows of a row: a surname group and a given group. */
export type ShownClass = readonly [surnameGroup: number, givenGroup: number];

/** The numbers of the rows of a shown class, one by one: the definition that batches must agree with, and the way back. */
export interface ClassNumbers {
  /** Returns the number of a placed row within its class, before it is rotated: whole, from 0, different for every row. */
  numberOf(place: NamePlace, shown: ShownClass): number;
  /** Returns the only row of the class that can have `number`, or undefined. The caller compares what it has made again. */
  rowOf(shown: ShownClass, number: number): number | undefined;
}

/** Makes the numbering of the classes that these groups show. */
export function createClassNumbers(levels: NameLevels, surnames: ShownGroups, given: ShownGroups): ClassNumbers {
  const { edges, slots } = levels;
  const numbers = levelNumbers(slots.ladder);
  const blocksFor = (shown: ShownClass): PieceBlock[] => blocksOf(edges, surnames, given, shown);

  return {
    numberOf(place, shown) {
      const blocks = blocksFor(shown);
      const block = blocks.find((one) => isIn(one, place));
      if (block === undefined) throw new RangeError('the row is not of the class');
      const piece = pieceIn(edges, block, place.surname);
      const scale = numbers.slots[place.level];
      const start = Math.floor(piece.before * scale) + 2 * piece.place;
      // The place in the piece first: first number + slot can exceed 2^53 and would be rounded.
      const inPiece = place.slot - Math.floor(piece.low * scale);
      return firstOf(numbers, blocks, place.level) + start + inPiece;
    },
    rowOf(shown, number) {
      const blocks = blocksFor(shown);
      const level = lastWhere(0, slots.ladder.bits.length - 1, (k) => firstOf(numbers, blocks, k) <= number);
      const left = number - firstOf(numbers, blocks, level);
      const scale = numbers.slots[level];
      const startOf = (block: PieceBlock, i: number): number => {
        const piece = pieceIn(edges, block, i);
        return Math.floor(piece.before * scale) + 2 * piece.place;
      };
      const block = blocks.findLast((one) => startOf(one, one.from) <= left);
      if (block === undefined) return undefined;
      const i = block.count === 1 ? block.from : lastWhere(block.from, block.to - 1, (k) => startOf(block, k) <= left);
      const slot = left - startOf(block, i) + Math.floor(pieceIn(edges, block, i).low * scale);
      return slot < 2 ** slots.ladder.bits[level] ? slots.rowAt(level, slot) : undefined;
    },
  };
}

function isIn(block: PieceBlock, { surname, given }: NamePlace): boolean {
  return surname >= block.from && surname < block.to && given >= block.givenFrom && given < block.givenTo;
}

function totalOf(blocks: readonly PieceBlock[]): { readonly weight: number; readonly pieces: number } {
  const last = blocks.at(-1);
  return last === undefined
    ? { weight: 0, pieces: 0 }
    : { weight: last.before + last.weight, pieces: last.place + last.count };
}

function firstOf(numbers: LevelNumbers, blocks: readonly PieceBlock[], level: number): number {
  const { weight, pieces } = totalOf(blocks);
  return firstNumber(numbers, level, weight, pieces);
}
