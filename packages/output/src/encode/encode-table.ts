import type { Compressors, Encoder, EncoderRun, WrittenBlock } from '@populace/cells';
import { CodedError, type OptionShape, type OptionValues } from '@populace/core';
import {
  openTable,
  type PlannedTable,
  type TableRun,
  type TableRunOptions,
  tableFacts,
  type Window,
  type World,
} from '@populace/engine';
import type { Chunk } from '../chunk.ts';
import { encodeBlocks } from './encode-blocks.ts';

/** How a window of a table becomes bytes. */
export interface EncodeOptions extends TableRunOptions {
  readonly encoder: Encoder;
  readonly encoderOptions: OptionValues<OptionShape>;
  /** What the encoder may pack with. */
  readonly compressors: Compressors;
  readonly window: Window;
  /**
   * Whether the first bytes may come last, as a chunk that says so, where they depend on all others. Else all rows are made twice for a
   * format whose first bytes do.
   */
  readonly frontLast?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What is told of rows that are made to be looked at alone, so that other work can be done meanwhile. */
export const NOTHING: Chunk = { bytes: new Uint8Array(), rows: 0 };

/** A table's columns and the encoding that reads them. */
export interface Encoding {
  readonly run: TableRun;
  readonly encoding: EncoderRun;
}

/**
 * Settles everything for the bytes of a window.
 * @throws CodedError `format/cannot-hold`.
 */
export function openEncoding(world: World, table: PlannedTable, options: EncodeOptions): Encoding {
  const run = openTable(world, table, options);
  demandColumns(table, run);
  const facts = tableFacts(world, table, options.columns);
  const { window, compressors } = options;
  const about = { facts, rows: run.batch.rows, rowCount: window.take, firstRow: window.from, compressors };
  return { run, encoding: options.encoder.plan(run.batch.columns, options.encoderOptions, about) };
}

/** Makes the bytes of a window, piece by piece and on demand: nobody's memory grows with the rows. */
export function* encodeTable(world: World, table: PlannedTable, options: EncodeOptions): Generator<Chunk> {
  const { run, encoding } = openEncoding(world, table, options);
  const { window, signal, frontLast = false } = options;
  const isEmpty = window.take === 0;
  const rowsOf = function* (place: number, blocks: WrittenBlock[]): Generator<Chunk> {
    for (const chunk of encodeBlocks(window, { run, encoding, origin: window.from, blocks, place })) {
      demandGoing(signal);
      yield chunk;
    }
  };
  // What the blocks of the survey hold is let go before the rows are made for good.
  const survey = function* (place: number): Generator<Chunk, Uint8Array | undefined> {
    if (encoding.front === undefined || frontLast) return undefined;
    const surveyed: WrittenBlock[] = [];
    for (const _ of rowsOf(place, surveyed)) yield NOTHING;
    return encoding.front(surveyed).slice();
  };
  const head = encoding.begin().slice();
  const begin = (yield* survey(head.length)) ?? head;
  yield { bytes: begin, rows: 0 };
  const blocks: WrittenBlock[] = [];
  yield* rowsOf(begin.length, blocks);
  yield { bytes: encoding.end(isEmpty, blocks), rows: 0 };
  if (encoding.front !== undefined && frontLast) yield { bytes: encoding.front(blocks), rows: 0, isFront: true };
}

/** @throws CodedError `run/cancelled` where the signal is aborted. */
export function demandGoing(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
}

/** @throws CodedError `format/cannot-hold` for a table whose columns are all hidden. */
export function demandColumns({ name }: PlannedTable, { batch }: TableRun): void {
  if (batch.columns.length > 0) return;
  const message = `${name} has no column that is not hidden; show one, or name the columns to write.`;
  throw new CodedError('format/cannot-hold', message);
}
