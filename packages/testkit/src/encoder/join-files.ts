import type { Encoder } from '@populace/cells';
import { type Batch, createRowSet, setRange } from '@populace/core';
import { compressors } from './compressors.ts';
import { defaultOptions } from './encode-to-bytes.ts';
import { decodeUtf8 } from './encode-to-text.ts';
import { factsOf } from './facts-of.ts';
import { createSlidingWindow } from './sliding-window.ts';

/** How a batch is cut into files. */
export interface JoinSettings {
  readonly options: { readonly [name: string]: unknown };
  /** Reads the bytes, where they are not UTF-8. */
  readonly decode?: ((bytes: Uint8Array) => string) | undefined;
  /** Where files begin and end, from 0 to the number of rows; none is empty. */
  readonly edges: readonly number[];
}

/**
 * Writes the windows between the edges as a file each, and joins these as shards are joined; undefined where the format does not say
 * how.
 */
export function joinFiles(
  encoder: Encoder,
  batch: Batch,
  { options, edges, decode: textOf = decodeUtf8 }: JoinSettings,
): string | undefined {
  const files = edges.slice(1).map((to, at) => {
    const from = edges[at] ?? 0;
    const window = createSlidingWindow(batch.columns, to - from);
    const rows = createRowSet(to - from);
    setRange(rows, from, to - from);
    const run = encoder.plan(
      window.columns,
      { ...defaultOptions(encoder), ...options },
      { facts: factsOf(batch), rows, rowCount: to - from, firstRow: from, compressors },
    );
    window.fill(from, to - from);
    const [head, body, tail] = [textOf(run.begin()), textOf(run.encode(to - from, true)), textOf(run.end(false, []))];
    return { head, body, tail, between: run.between };
  });
  const [first] = files;
  if (first?.between === undefined) return undefined;
  return first.head + files.map(({ body }) => body).join(textOf(first.between)) + (files.at(-1)?.tail ?? '');
}
