import type { Compressors, Encoder } from '@populace/cells';
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
import type { Encoding } from './encode-blocks.ts';

/** How a window of a table becomes bytes. */
export interface EncodeOptions extends TableRunOptions {
  readonly encoder: Encoder;
  readonly encoderOptions: OptionValues<OptionShape>;
  /** What the encoder may pack with. */
  readonly compressors: Compressors;
  readonly window: Window;
  readonly signal?: AbortSignal | undefined;
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

/** @throws CodedError `format/cannot-hold` for a table whose columns are all hidden. */
export function demandColumns({ name }: PlannedTable, { batch }: TableRun): void {
  if (batch.columns.length > 0) return;
  const message = `${name} has no column that is not hidden; show one, or name the columns to write.`;
  throw new CodedError('format/cannot-hold', message);
}
