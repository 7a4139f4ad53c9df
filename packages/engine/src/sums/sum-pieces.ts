import { STRETCH_ROOM, type Summands } from './summands.ts';

/** How the sum of so many numbers is divided: the same for the same count, whoever adds up. */
export interface SumLayout {
  readonly count: number;
  /** The items between two marks. */
  readonly stretch: number;
  /** Whether the numbers themselves are kept, a byte each, as far as they are small. */
  readonly keeps: boolean;
  /** How many pieces there are. */
  readonly pieces: number;
}

/** A piece of a sum: numbers that stand one after another, added up by themselves. Plain data, which threads can pass on. */
export interface SumPiece {
  /** The sum of the piece. */
  readonly total: number;
  readonly greatest: number;
  /** The running sum of the piece at each of its marks. */
  readonly marks: Float64Array<ArrayBuffer>;
  /** The numbers, where they are kept and all of them are whole and below 256. */
  readonly kept: Uint8Array<ArrayBuffer> | undefined;
}

/** A whole sum, as plain data. Where the platform has memory that threads share, this is such memory. */
export interface JoinedSum extends Pick<SumLayout, 'count' | 'stretch'> {
  readonly total: number;
  readonly greatest: number;
  /** The running sum at each mark, and the total behind them. */
  readonly marks: Float64Array;
  readonly kept: Uint8Array | undefined;
}

/** Puts pieces together, in whatever order they are ready. */
export interface SumJoiner {
  add(index: number, piece: SumPiece): void;
  /** The whole, once all pieces are there. */
  end(): JoinedSum;
}

/** A piece has so many items, or what is left: some 30 ms of work. Sums of broken numbers depend on it, as each piece is rounded by itself. */
export const PIECE_ITEMS: number = 2 ** 20;
/** At most so many marks are kept: 8 MiB of running sums. */
const MOST_MARKS = 2 ** 20;
/** Up to so many items also keep their numbers, where all are small. */
const MOST_KEPT = 2 ** 25;
const LARGEST_BYTE = 255;

/** Divides the sum of so many numbers: a mark at every item or, of more than 2^20 items, at every so many. */
export function layoutOf(count: number): SumLayout {
  let stretch = 1;
  while (Math.ceil(count / stretch) > MOST_MARKS) stretch *= 2;
  const keeps = stretch > 1 && count <= MOST_KEPT;
  return { count, stretch, keeps, pieces: Math.ceil(count / PIECE_ITEMS) };
}

/** Adds up one piece in steps of milliseconds; each gives how many of its items are done. */
export function* pieceSteps(
  { read }: Summands,
  { count, stretch, keeps }: SumLayout,
  index: number,
): Generator<number, SumPiece, void> {
  const begin = index * PIECE_ITEMS;
  const items = Math.min(PIECE_ITEMS, count - begin);
  const marks = new Float64Array(Math.ceil(items / stretch));
  const kept = keeps ? new Uint8Array(items) : undefined;
  let total = 0;
  let greatest = 0;
  let isSmall = true;
  for (let done = 0; done < items; done += STRETCH_ROOM) {
    const n = Math.min(STRETCH_ROOM, items - done);
    const numbers = read(begin + done, n);
    for (let i = 0; i < n; i++) {
      const item = done + i;
      const number = numbers[i];
      if (item % stretch === 0) marks[item / stretch] = total;
      if (kept !== undefined) {
        kept[item] = number;
        if (kept[item] !== number) isSmall = false;
      }
      if (number > greatest) greatest = number;
      total += number;
    }
    yield done + n;
  }
  return { total, greatest, marks, kept: isSmall && greatest <= LARGEST_BYTE ? kept : undefined };
}

/** Begins to put pieces together. */
export function createSumJoiner({ count, stretch, keeps, pieces }: SumLayout): SumJoiner {
  const marks = new Float64Array(createBuffer(8 * (Math.ceil(count / stretch) + 1)));
  const kept = keeps ? new Uint8Array(createBuffer(count)) : undefined;
  const totals = new Float64Array(pieces);
  const marksAPiece = PIECE_ITEMS / stretch;
  let greatest = 0;
  let isSmall = true;
  return {
    add(index, piece) {
      totals[index] = piece.total;
      marks.set(piece.marks, index * marksAPiece);
      if (piece.kept === undefined) isSmall = false;
      else kept?.set(piece.kept, index * PIECE_ITEMS);
      greatest = Math.max(greatest, piece.greatest);
    },
    end() {
      let total = 0;
      for (let piece = 0; piece < pieces; piece++) {
        const from = piece * marksAPiece;
        const end = Math.min(from + marksAPiece, marks.length - 1);
        if (total > 0) for (let mark = from; mark < end; mark++) marks[mark] += total;
        total += totals[piece];
      }
      marks[marks.length - 1] = total;
      return { count, stretch, total, greatest, marks, kept: isSmall ? kept : undefined };
    },
  };
}

/** Adds up all pieces in steps of milliseconds; each gives how many items are added up. */
export function* sumSteps(numbers: Summands): Generator<number, JoinedSum, void> {
  const layout = layoutOf(numbers.count);
  const joiner = createSumJoiner(layout);
  for (let piece = 0; piece < layout.pieces; piece++) {
    const steps = pieceSteps(numbers, layout, piece);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) yield piece * PIECE_ITEMS + step.value;
    joiner.add(piece, step.value);
  }
  return joiner.end();
}

/** Browsers have shared memory only in pages that are isolated from others. */
function createBuffer(bytes: number): ArrayBufferLike {
  return typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}
