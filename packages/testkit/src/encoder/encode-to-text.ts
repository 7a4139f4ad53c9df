import { type Batch, createRowSet, type Encoder, setRange, type TableFacts } from '@populace/core';
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
  /** Reads the bytes, where they are not UTF-8. */
  readonly decode?: (bytes: Uint8Array) => string;
}

/** Returns the text of a batch in a format: head, rows, tail. */
export function encodeToText(encoder: Encoder, batch: Batch, settings: EncodeSettings = {}): string {
  return (settings.decode ?? decodeUtf8)(encodeToBytes(encoder, batch, settings));
}

/** Returns the bytes of a batch in a format: head, rows, tail. */
export function encodeToBytes(encoder: Encoder, batch: Batch, settings: EncodeSettings = {}): Uint8Array {
  const { n } = batch.rows;
  const { batchRows = Math.max(1, n) } = settings;
  const window = createSlidingWindow(batch.columns, batchRows);
  const rows = createRowSet(batchRows);
  const facts = { ...factsOf(batch), ...settings.facts };
  const run = encoder.plan(
    window.columns,
    { ...defaultOptions(encoder), ...settings.options },
    { facts, rows, rowCount: n },
  );
  const chunks = [run.begin().slice()];
  for (let from = 0; from < n; from += batchRows) {
    const count = Math.min(batchRows, n - from);
    window.fill(from, count);
    setRange(rows, (settings.from ?? 0) + from, count);
    chunks.push(run.encode(count, from === 0).slice());
  }
  return joined([...chunks, run.end(n === 0, [])]);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Reads UTF-8, a byte order mark with it. */
export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** The options of an encoder as they are unless something is said. */
export function defaultOptions({ options }: Encoder): { [name: string]: unknown } {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
}
