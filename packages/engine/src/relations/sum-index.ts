/** Numbers of 0 or more, one an item, that are made again when asked for: counts of children, weights. */
export interface Summands {
  /** How many items there are, up to 2^32. */
  readonly count: number;
  /** The numbers of the items [from, from + n), n at most `STRETCH_ROOM`; valid until the next call. */
  read(from: number, n: number): ArrayLike<number>;
}

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

/** At most so many marks are kept: 8 MiB of running sums. */
const MOST_MARKS = 2 ** 20;
/** Up to so many items also keep their numbers, a byte each, where all are small. */
const MOST_KEPT = 2 ** 25;
const LARGEST_BYTE = 255;
/** Cells of the table that guesses where to look. */
const MOST_CELLS = 2 ** 18;
/** Between two marks there are at most so many items: 2^32 items, 2^20 marks. */
export const STRETCH_ROOM = 4096;
/** Below this many marks to choose from, walking is as fast as halving. */
const WALK = 8;

/**
 * Adds the numbers up once, in order, and marks the running sum at every item or, of more than 2^20 items, at every so many.
 * Between marks the numbers are those kept, or are made again. Sums of whole numbers are exact up to 2^53.
 */
export function createSumIndex(numbers: Summands): SumIndex {
  return lastOf(sumIndexSteps(numbers));
}

/** Takes all steps at once, and returns what they lead to. */
export function lastOf<T>(steps: Generator<unknown, T, void>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Creates the same index in steps of milliseconds, so that other work can be done between them; each gives how many items are added up. */
export function* sumIndexSteps(numbers: Summands): Generator<number, SumIndex, void> {
  const { count } = numbers;
  let stretch = 1;
  while (Math.ceil(count / stretch) > MOST_MARKS) stretch *= 2;
  const marks = new Float64Array(Math.ceil(count / stretch) + 1);
  const kept = stretch > 1 && count <= MOST_KEPT ? new Uint8Array(count) : undefined;
  const { total, greatest } = yield* addUp(numbers, stretch, marks, kept);
  const bytes = kept !== undefined && greatest <= LARGEST_BYTE ? kept : undefined;
  const guide = createGuide(marks, total);
  const sumOf = (from: number, to: number): number => {
    const list = bytes === undefined ? numbers.read(from, to - from) : bytes.subarray(from, to);
    let sum = 0;
    for (let i = 0; i < to - from; i++) sum += list[i];
    return sum;
  };
  const within = stretch === 1 ? undefined : createStretchReader(numbers, stretch, bytes);
  return {
    total,
    greatest,
    bytes: marks.byteLength + guide.table.byteLength + (bytes?.byteLength ?? 0),
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

function* addUp(
  { count, read }: Summands,
  stretch: number,
  marks: Float64Array,
  kept: Uint8Array | undefined,
): Generator<number, { readonly total: number; readonly greatest: number }, void> {
  let total = 0;
  let greatest = 0;
  for (let from = 0; from < count; from += STRETCH_ROOM) {
    const n = Math.min(STRETCH_ROOM, count - from);
    const numbers = read(from, n);
    for (let i = 0; i < n; i++) {
      const item = from + i;
      const number = numbers[i];
      if (item % stretch === 0) marks[item / stretch] = total;
      if (kept !== undefined) kept[item] = number;
      if (number > greatest) greatest = number;
      total += number;
    }
    yield from + n;
  }
  marks[marks.length - 1] = total;
  return { total, greatest };
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

function createStretchReader(numbers: Summands, stretch: number, kept: Uint8Array | undefined): StretchReader {
  const cached = new Float64Array(stretch);
  let known = -1;
  return (mark, left, i, items, places) => {
    const from = mark * stretch;
    const length = Math.min(stretch, numbers.count - from);
    if (kept === undefined && known !== mark) {
      const read = numbers.read(from, length);
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
