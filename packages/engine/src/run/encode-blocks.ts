import type { EncoderRun, WrittenBlock } from '@populace/core';
import type { Chunk } from './encode-table.ts';
import type { TableRun } from './table-run.ts';
import { batchesOf, type Window } from './window.ts';

/** What is encoded, and where its blocks are noted. */
export interface BlocksRun {
  readonly run: TableRun;
  readonly encoding: EncoderRun;
  /** The first row of the window, from which blocks are counted. */
  readonly origin: number;
  /** Takes the blocks as they are written. */
  readonly blocks: WrittenBlock[];
}

/**
 * Makes the bytes of rows of a window, batch by batch. Where the format has blocks, the rows begin where one does, and end where one
 * does or with the window; no batch has rows of two.
 */
export function* encodeBlocks(rows: Window, { run, encoding, origin, blocks }: BlocksRun): Generator<Chunk> {
  for (const block of blocksOf(rows, encoding.blocks?.rows ?? Number.POSITIVE_INFINITY)) {
    let bytes = 0;
    for (const { from, n } of batchesOf(block, run.batchRows)) {
      run.fillRange(from, n);
      const chunk = { bytes: encoding.encode(n, from === origin), rows: n };
      bytes += chunk.bytes.length;
      yield chunk;
    }
    if (encoding.blocks === undefined) continue;
    const closed = encoding.blocks.close();
    blocks.push({ rows: block.take, bytes: bytes + closed.bytes.length, summary: closed.summary });
    yield { bytes: closed.bytes, rows: 0 };
  }
}

/** Cuts rows into blocks of so many. */
function* blocksOf({ from, take }: Window, blockRows: number): Generator<Window> {
  for (let done = 0; done < take; done += blockRows)
    yield { from: from + done, take: Math.min(blockRows, take - done) };
}
