import type { BlockEncoding, ClosedBlock, EncoderRun, WrittenBlock } from '@populace/cells';
import { batchesOf, type TableRun, type Window } from '@populace/engine';
import type { Chunk } from '../chunk.ts';

/** What is encoded, and where its blocks are noted. */
export interface BlocksRun {
  readonly run: TableRun;
  readonly encoding: EncoderRun;
  /** The first row of the window, from which blocks are counted. */
  readonly origin: number;
  /** Takes the blocks as they are written. */
  readonly blocks: WrittenBlock[];
  /** How many bytes of the file stand before the rows; absent where that is not known yet, so that blocks are as their format closes them. */
  readonly place?: number | undefined;
}

/**
 * Makes the bytes of rows of a window, batch by batch. Where the format has blocks, the rows begin where one does, and end where one
 * does or with the window; no batch has rows of two. Before a group of blocks that is not the first of `blocks` stands what is between groups.
 */
export function* encodeBlocks(rows: Window, { run, encoding, origin, blocks, place }: BlocksRun): Generator<Chunk> {
  let at = place;
  const ended = (bytes: number): void => {
    if (at !== undefined) at += bytes;
  };
  for (const block of blocksOf(rows, encoding.blocks?.rows ?? Number.POSITIVE_INFINITY)) {
    const between = betweenGroups(encoding.blocks, blocks);
    if (between !== undefined) {
      ended(between.length);
      yield { bytes: between, rows: 0 };
    }
    let bytes = 0;
    for (const { from, n } of batchesOf(block, run.batchRows)) {
      run.fillRange(from, n);
      const chunk = { bytes: encoding.encode(n, from === origin), rows: n };
      bytes += chunk.bytes.length;
      yield chunk;
    }
    if (encoding.blocks === undefined) continue;
    const closed = encoding.blocks.close();
    const settled = at === undefined ? closed.bytes : settleBlock(encoding.blocks, closed, at);
    bytes += settled.length;
    ended(bytes);
    blocks.push({ rows: block.take, bytes, summary: closed.summary });
    yield { bytes: settled, rows: 0 };
  }
}

/** The bytes of a block at its place. */
export function settleBlock(encoding: BlockEncoding, block: ClosedBlock, place: number): Uint8Array {
  return encoding.settle === undefined ? block.bytes : encoding.settle(block, place);
}

/** What stands before the next block, where those before it end a group; undefined elsewhere. */
export function betweenGroups(
  encoding: Pick<BlockEncoding, 'groups'> | undefined,
  before: readonly WrittenBlock[],
): Uint8Array | undefined {
  const groups = encoding?.groups;
  if (groups === undefined || before.length === 0 || before.length % groups.blocks !== 0) return undefined;
  return groups.between(before);
}

/** Cuts rows into blocks of so many. */
function* blocksOf({ from, take }: Window, blockRows: number): Generator<Window> {
  for (let done = 0; done < take; done += blockRows)
    yield { from: from + done, take: Math.min(blockRows, take - done) };
}
