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
}

/** Returns the text of a batch in a format: head, rows, tail. */
export function encodeToText(encoder: Encoder, batch: Batch, settings: EncodeSettings = {}): string {
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
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = decoder.decode(run.begin(), { stream: true });
  for (let from = 0; from < n; from += batchRows) {
    const count = Math.min(batchRows, n - from);
    window.fill(from, count);
    setRange(rows, (settings.from ?? 0) + from, count);
    text += decoder.decode(run.encode(count, from === 0), { stream: true });
  }
  return text + decoder.decode(run.end(n === 0, []));
}

/** The options of an encoder as they are unless something is said. */
export function defaultOptions({ options }: Encoder): { [name: string]: unknown } {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
}
