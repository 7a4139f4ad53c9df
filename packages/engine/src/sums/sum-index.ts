import { type JoinedSum, type SumLayout, sumSteps } from './sum-pieces.ts';
import type { Summands } from './summands.ts';

/** Finds the item in whose share of the sum a point lies. Its memory is bounded, however many items there are. */
export interface SumIndex {
  /** The sum of all numbers. */
  readonly total: number;
  /** The greatest of the numbers. */
  readonly greatest: number;
  /** The memory that it keeps, in bytes. */
  readonly bytes: number;
  /** The sum of the numbers before an item, which may be the end: all of them. */
  before(item: number): number;
  /** Writes, for the first n points of [0, total), the item of each and how far into its share the point lies. */
  find(n: number, points: Float64Array, items: Float64Array, within: Float64Array): void;
}

/** Cells of the table that guesses where to look. */
const MOST_CELLS = 2 ** 18;
/** Below this many marks to choose from, walking is as fast as halving. */
const WALK = 8;

/**
 * Adds the numbers up once, in order, and marks the running sum. Between marks the numbers are those kept, or are made again. Sums of
 * whole numbers are exact up to 2^53.
 */
export function createSumIndex(numbers: Summands): SumIndex {
  return indexOfSum(() => numbers, lastOf(sumSteps(numbers)));
}

/** Takes all steps at once, and returns what they lead to. */
export function lastOf<T>(steps: Generator<unknown, T, void>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Creates the index of a sum that is known already. Its numbers are asked for where those between two marks are not kept. */
export function indexOfSum(
  numbers: () => Summands,
  { count, stretch, total, greatest, marks, kept }: JoinedSum,
): SumIndex {
  const guide = createGuide(marks, total);
  const sumOf = (from: number, to: number): number => {
    const list = kept === undefined ? numbers().read(from, to - from) : kept.subarray(from, to);
    let sum = 0;
    for (let i = 0; i < to - from; i++) sum += list[i];
    return sum;
  };
  const within = stretch === 1 ? undefined : createStretchReader(numbers, { count, stretch, kept });
  return {
    total,
    greatest,
    bytes: marks.byteLength + guide.table.byteLength + (kept?.byteLength ?? 0),
    before(item) {
      const mark = Math.floor(item / stretch);
      return marks[mark] + (mark * stretch === item ? 0 : sumOf(mark * stretch, item));
    },
    find(n, points, items, places) {
      for (let i = 0; i < n; i++) {
        const point = points[i];
        const mark = lastMark(marks, guide, point);
        if (within === undefined) {
          items[i] = mark;
          places[i] = point - marks[mark];
        } else within(mark, point - marks[mark], i, items, places);
      }
    },
  };
}

interface Guide {
  /** By cell, the last mark at or before its beginning. */
  readonly table: Int32Array;
  readonly scale: number;
}

function createGuide(marks: Float64Array, total: number): Guide {
  let cells = 8;
  while (cells < marks.length && cells < MOST_CELLS) cells *= 2;
  const table = new Int32Array(cells + 2).fill(Math.max(0, marks.length - 2));
  const scale = total === 0 ? 0 : cells / total;
  for (let cell = 0, mark = 0; cell <= cells; cell++) {
    while (mark + 2 < marks.length && marks[mark + 1] * scale <= cell) mark++;
    table[cell] = mark;
  }
  return { table, scale };
}

/** The last mark at or before a point. The guide only says where to look: marks themselves are compared. */
function lastMark(marks: Float64Array, { table, scale }: Guide, point: number): number {
  const cell = Math.floor(point * scale);
  let low = table[cell];
  while (low > 0 && marks[low] > point) low--;
  let high = table[cell + 1];
  while (high - low > WALK) {
    const middle = (low + high) >>> 1;
    if (marks[middle] <= point) low = middle;
    else high = middle;
  }
  while (low + 2 < marks.length && marks[low + 1] <= point) low++;
  return low;
}

/** Walks from a mark to the item of a point, whose distance from the mark is `left`. */
type StretchReader = (mark: number, left: number, i: number, items: Float64Array, places: Float64Array) => void;

interface StretchReaderParts extends Pick<SumLayout, 'count' | 'stretch'> {
  readonly kept: Uint8Array | undefined;
}

function createStretchReader(numbers: () => Summands, { count, stretch, kept }: StretchReaderParts): StretchReader {
  const cached = new Float64Array(stretch);
  let known = -1;
  return (mark, left, i, items, places) => {
    const from = mark * stretch;
    const length = Math.min(stretch, count - from);
    if (kept === undefined && known !== mark) {
      const read = numbers().read(from, length);
      for (let at = 0; at < length; at++) cached[at] = read[at];
      known = mark;
    }
    let at = 0;
    let rest = left;
    if (kept === undefined) {
      while (at + 1 < length && rest >= cached[at]) rest -= cached[at++];
    } else {
      while (at + 1 < length && rest >= kept[from + at]) rest -= kept[from + at++];
    }
    items[i] = from + at;
    places[i] = rest;
  };
}
