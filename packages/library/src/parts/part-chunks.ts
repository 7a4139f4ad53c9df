import type { WrittenBlock } from '@populace/cells';
import type { Window } from '@populace/engine';
import type { Chunk, PartMaker } from '@populace/output';
import type { FormatOptions } from '../formats.ts';
import type { OpenedTable } from '../opened-table.ts';
import { makeParts } from './make-parts.ts';
import type { PartThreads } from './part-threads.ts';

/** Which rows of a table are encoded, and who makes their parts. */
export interface PartChunksOptions {
  /** The id of a format that is loaded (`loadFormat`). */
  readonly format: string;
  readonly options?: FormatOptions | undefined;
  readonly window: Window;
  readonly threads: PartThreads;
  /** Lets everything else run that waits, such as answers of the threads. */
  readonly breathe: () => Promise<void>;
  /**
   * Whether the first bytes may come last, in a chunk with `isFront`, where the format knows them last. Otherwise all rows of such a format
   * are made twice.
   */
  readonly frontLast: boolean;
}

const NOTHING: Chunk = { bytes: new Uint8Array(), rows: 0 };

/**
 * Makes the bytes of rows of a table, which this thread and others make in parts. They equal those of `table.chunks`. A chunk is valid until
 * the next is requested.
 * @throws CodedError what a thread throws.
 */
export async function* partChunks(table: OpenedTable, options: PartChunksOptions): AsyncGenerator<Chunk> {
  const { format, window, frontLast } = options;
  const maker = table.parts(format, { options: options.options, ...window });
  const { front } = maker;
  yield front === undefined || frontLast
    ? { bytes: maker.head(), rows: 0 }
    : yield* surveyedFront(maker, front, options);
  const blocks: WrittenBlock[] = [];
  yield* placedParts(maker, options, blocks);
  yield { bytes: maker.tail(blocks), rows: 0 };
  if (front !== undefined && frontLast) yield { bytes: front(blocks), rows: 0, isFront: true };
}

/** The first bytes where they depend on all others. What the blocks hold is released before the rows are made for good. */
async function* surveyedFront(
  maker: PartMaker,
  front: (blocks: readonly WrittenBlock[]) => Uint8Array,
  options: PartChunksOptions,
): AsyncGenerator<Chunk, Chunk> {
  const surveyed: WrittenBlock[] = [];
  // The caller gets a word for each part, so that it can stop.
  for await (const _ of placedParts(maker, options, surveyed)) yield NOTHING;
  return { bytes: front(surveyed), rows: 0 };
}

/** The parts of all rows, each at its offset in the file, with what is between groups of blocks. */
async function* placedParts(
  maker: PartMaker,
  options: PartChunksOptions,
  blocks: WrittenBlock[],
): AsyncGenerator<Chunk> {
  for await (const { part, rows } of makeParts(maker, options)) {
    const between = maker.betweenGroups(blocks);
    if (between !== undefined) yield { bytes: between, rows: 0 };
    const placed = maker.placed(part, blocks);
    blocks.push(...placed.blocks);
    yield { bytes: placed.bytes, rows };
  }
}
