import { CodedError } from '@populace/core';
import type { PlannedTable, World } from '../plan/world.ts';
import { sampleWindows } from '../profile/sample-rows.ts';
import { type EncodeOptions, openEncoding } from './encode-table.ts';
import { batchesOf } from './window.ts';

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
/** Rows of long texts are fewer, so that all that is encoded has room in so many bytes. */
const MOST_BYTES = 64 * 2 ** 20;

/** Encodes pieces spread evenly over a window, or all of it where it has few rows. The work is bounded, however many rows there are. */
export function estimateBytes(world: World, table: PlannedTable, options: EstimateOptions): SizeEstimate {
  const { window, signal, clock } = options;
  const { run, encoding } = openEncoding(world, table, options);
  const ends = encoding.begin().length + encoding.end(window.take === 0).length;
  const room = MOST_BYTES / (run.arenaBytes / run.batchRows);
  const rows = Math.max(1, Math.min(PIECE_ROWS, Math.floor(room / PIECES)));
  const pieces = sampleWindows(window, { pieces: PIECES, rows });
  const lengths = pieces.map((piece) => {
    if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
    const begun = clock();
    let bytes = 0;
    for (const { from, n } of batchesOf(piece, run.batchRows)) {
      run.fillRange(from, n);
      bytes += encoding.encode(n, from === window.from).length;
    }
    return { bytes, rows: piece.take, ms: clock() - begun };
  });
  const sampled = sumOf(lengths.map((piece) => piece.rows));
  const scale = sampled === 0 ? 0 : window.take / sampled;
  const bytes = ends + Math.round(sumOf(lengths.map((piece) => piece.bytes)) * scale);
  // The first pieces are slow, as their code is not compiled yet.
  const perRow = lengths.slice(lengths.length >> 1).map((piece) => piece.ms / piece.rows);
  const ms = (sumOf(perRow) / Math.max(1, perRow.length)) * window.take;
  return { rows: window.take, bytes, isExact: sampled === window.take, ms };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
