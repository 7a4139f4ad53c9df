import type { Encoder, TableFacts, WrittenBlock } from '@populace/cells';
import { type Batch, createRowSet, setRange } from '@populace/core';
import { compressors } from './compressors.ts';
import { factsOf } from './facts-of.ts';
import { createSlidingWindow } from './sliding-window.ts';

/** How a batch is encoded: options beside their defaults, and in windows of how many rows. */
export interface EncodeSettings {
  readonly options?: { readonly [name: string]: unknown };
  readonly batchRows?: number;
  /** The number of the first row; 0 if absent. */
  readonly from?: number;
  /** What is known of the table; a name and no keys if absent. */
  readonly facts?: Partial<TableFacts>;
}

/** Returns the bytes of a batch in a format: head, rows, tail. Blocks are ended where the format says, as a run does. */
export function encodeToBytes(encoder: Encoder, batch: Batch, settings: EncodeSettings = {}): Uint8Array {
  const { n } = batch.rows;
  const { batchRows = Math.max(1, n) } = settings;
  const window = createSlidingWindow(batch.columns, batchRows);
  const rows = createRowSet(batchRows);
  const facts = { ...factsOf(batch), ...settings.facts };
  const options = { ...defaultOptions(encoder), ...settings.options };
  const run = encoder.plan(window.columns, options, {
    facts,
    rows,
    rowCount: n,
    firstRow: settings.from ?? 0,
    compressors,
  });
  const pieces: Uint8Array[] = [run.begin().slice()];
  const written: WrittenBlock[] = [];
  const blockRows = run.blocks?.rows ?? Math.max(1, n);
  for (let first = 0; first < n; first += blockRows) {
    const end = Math.min(n, first + blockRows);
    const before = pieces.length;
    for (let from = first; from < end; from += batchRows) {
      const count = Math.min(batchRows, end - from);
      window.fill(from, count);
      setRange(rows, (settings.from ?? 0) + from, count);
      pieces.push(run.encode(count, from === 0).slice());
    }
    if (run.blocks === undefined) continue;
    const { bytes, summary } = run.blocks.close();
    // What makes a block does not know its place; who puts it there does.
    const block = { bytes: bytes.slice(), summary: structuredClone(summary) };
    pieces.push(run.blocks.settle?.(block, lengthOf(pieces)) ?? block.bytes);
    // Threads send summaries to one another, and keep nothing but what can be sent.
    written.push({ rows: end - first, bytes: lengthOf(pieces.slice(before)), summary: block.summary });
  }
  const whole = Buffer.concat([...pieces, run.end(n === 0, written)]);
  if (run.front !== undefined) whole.set(run.front(written));
  return whole;
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** The options of an encoder as they are unless something is said. */
export function defaultOptions({ options }: Encoder): { [name: string]: unknown } {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
}
