import type { EncoderRun, WrittenBlock } from '@populace/cells';
import { batchesOf, type PlannedTable, sampleWindows, type TableRun, type Window, type World } from '@populace/engine';
import { demandGoing } from '../cancel/demand-going.ts';
import { encodeBlocks } from '../encode/encode-blocks.ts';
import { type EncodeOptions, openEncoding } from '../encode/open-encoding.ts';

/** How large the bytes of a window will be, and how long they take. */
export interface SizeEstimate {
  /** The rows of the window. */
  readonly rows: number;
  /** The bytes of all of them, with head and tail. */
  readonly bytes: number;
  /** Whether the bytes were counted; else they were found from an even sample of the rows. */
  readonly isExact: boolean;
  /** Roughly how many milliseconds one thread takes, by what the sample took here. */
  readonly ms: number;
}

/** What is estimated, and by which clock. */
export interface EstimateOptions extends EncodeOptions {
  /** Milliseconds from any point in time on. */
  readonly clock: () => number;
}

/** So many pieces of a window are encoded, of so many rows each. */
const PIECES = 128;
const PIECE_ROWS = 32;
/** Of rows that stand in blocks, with directories of their own, fewer and longer pieces tell more. */
const BLOCK_PIECES = 2;
const BLOCK_PIECE_ROWS = 8192;
/** Rows of long texts are fewer, so that all that is encoded has room in so many bytes. */
const MOST_BYTES = 64 * 2 ** 20;
/** So many batches are timed: as many rows again as in the pieces, where batches are as long as they can be. */
const TIMED_BATCHES = 9;

/** Encodes pieces spread evenly over a window, or all of it where it has few rows. The work is bounded, however many rows there are. */
export function estimateBytes(world: World, table: PlannedTable, options: EstimateOptions): SizeEstimate {
  const { window, signal, clock } = options;
  const opened = openEncoding(world, table, options);
  const { run, encoding } = opened;
  const blocks: WrittenBlock[] = [];
  const pieces = sampleWindows(window, sampleOf(encoding.blocks?.rows, MOST_BYTES / (run.arenaBytes / run.batchRows)));
  const lengths = pieces.map((piece) => {
    demandGoing(signal);
    const begun = clock();
    let bytes = 0;
    for (const part of encodeBlocks(piece, window.from, opened)) {
      bytes += part.bytes.length;
      blocks.push(...part.blocks);
    }
    return { bytes, rows: piece.take, ms: clock() - begun };
  });
  const end = encoding.end(window.take === 0, blocks).length;
  // What the end says of blocks, it says of each.
  const ofBlocks = blocks.length === 0 ? 0 : Math.max(0, end - encoding.end(true, []).length);
  const ends = encoding.begin().length + end - ofBlocks;
  const sampled = sumOf(lengths.map((piece) => piece.rows));
  const scale = sampled === 0 ? 0 : window.take / sampled;
  const bytes = ends + Math.round((sumOf(lengths.map((piece) => piece.bytes)) + ofBlocks) * scale);
  const isExact = sampled === window.take;
  const inRow = isExact || encoding.blocks !== undefined ? [] : rowTimes(window, { run, encoding, signal, clock });
  // The first pieces are slow, as their code is not compiled yet.
  const apart = lengths.slice(lengths.length >> 1).map((piece) => piece.ms / piece.rows);
  const perRow = inRow.length > 0 ? medianOf(inRow) : sumOf(apart) / Math.max(1, apart.length);
  const ms = perRow * window.take;
  return { rows: window.take, bytes, isExact, ms };
}

/** How many pieces of how many rows are encoded, where there is memory for `room` rows. */
function sampleOf(blockRows: number | undefined, room: number): { readonly pieces: number; readonly rows: number } {
  const [pieces, most] =
    blockRows === undefined ? [PIECES, PIECE_ROWS] : [BLOCK_PIECES, Math.min(blockRows, BLOCK_PIECE_ROWS)];
  return { pieces, rows: Math.max(1, Math.min(most, Math.floor(room / pieces))) };
}

interface TimedRun extends Pick<EstimateOptions, 'signal' | 'clock'> {
  readonly run: TableRun;
  readonly encoding: EncoderRun;
}

/**
 * Returns how long a row takes in each of a few whole batches in a row, as a long run has them: in short pieces that lie apart, most of
 * the time goes into what each begins with.
 */
function rowTimes({ from, take }: Window, { run, encoding, signal, clock }: TimedRun): readonly number[] {
  const rows = Math.min(take, TIMED_BATCHES * run.batchRows);
  const middle = { from: from + Math.floor((take - rows) / 2), take: rows };
  const whole = [...batchesOf(middle, run.batchRows)].filter(({ n }) => n === run.batchRows);
  return whole.map((batch) => {
    demandGoing(signal);
    const begun = clock();
    run.fillRange(batch.from, batch.n);
    encoding.encode(batch.n, false);
    return (clock() - begun) / batch.n;
  });
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
