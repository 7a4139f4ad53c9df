import type { BlockEncoding, EncoderRun, WrittenBlock } from '@populace/cells';
import { batchesOf, type TableRun, type Window } from '@populace/engine';
import type { Part } from './part.ts';

/** A table's columns and the encoding that reads them. */
export interface Encoding {
  readonly run: TableRun;
  readonly encoding: EncoderRun;
}

const NO_BLOCKS: readonly WrittenBlock[] = [];

/**
 * Makes the bytes of rows of a window, batch by batch; `origin` is the window's first row. Where the format has blocks, the rows begin
 * where one does, and end where one does or with the window; no batch has rows of two. A part is valid until the next is requested.
 */
export function* encodeBlocks(rows: Window, origin: number, { run, encoding }: Encoding): Generator<Part> {
  for (const block of blocksOf(rows, encoding.blocks?.rows ?? Number.POSITIVE_INFINITY)) {
    let bytes = 0;
    for (const { from, n } of batchesOf(block, run.batchRows)) {
      run.fillRange(from, n);
      const part = { bytes: encoding.encode(n, from === origin), rows: n, blocks: NO_BLOCKS };
      bytes += part.bytes.length;
      yield part;
    }
    if (encoding.blocks !== undefined) yield closeBlock(encoding.blocks, block.take, bytes);
  }
}

/** Makes the bytes of listed rows of one file, in their order; they are a block where the format has such. */
export function* encodeList(rows: readonly number[], isFirst: boolean, { run, encoding }: Encoding): Generator<Part> {
  let bytes = 0;
  for (let at = 0; at < rows.length; at += run.batchRows) {
    const { n } = run.fillList(rows.slice(at, at + run.batchRows)).rows;
    const part = { bytes: encoding.encode(n, isFirst && at === 0), rows: n, blocks: NO_BLOCKS };
    bytes += part.bytes.length;
    yield part;
  }
  if (encoding.blocks !== undefined) yield closeBlock(encoding.blocks, rows.length, bytes);
}

/** Ends a block of which so many bytes are made. */
function closeBlock(encoding: BlockEncoding, rows: number, before: number): Part {
  const { bytes, summary } = encoding.close();
  return { bytes, rows: 0, blocks: [{ rows, bytes: before + bytes.length, summary }] };
}

/** Cuts rows into blocks of so many. */
function* blocksOf({ from, take }: Window, blockRows: number): Generator<Window> {
  for (let done = 0; done < take; done += blockRows)
    yield { from: from + done, take: Math.min(blockRows, take - done) };
}
