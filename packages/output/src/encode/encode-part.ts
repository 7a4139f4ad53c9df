import type { BlockEncoding, WrittenBlock } from '@populace/cells';
import { CodedError } from '@populace/core';
import type { PlannedTable, Window, World } from '@populace/engine';
import { betweenGroups, encodeBlocks, settleBlock } from './encode-blocks.ts';
import { type EncodeOptions, openEncoding } from './encode-table.ts';

/**
 * Makes the bytes of a window in parts, in any order and in several places at once: the head, the parts of all its rows in their
 * order, and the tail are what `encodeTable` makes of the window.
 */
export interface PartMaker {
  /** Rows of a batch. Parts that begin on multiples of it are made without a short batch. */
  readonly batchRows: number;
  /** The encoder's bytes between two rows; absent where files of windows cannot be joined. */
  readonly between: Uint8Array | undefined;
  /**
   * Rows of a block where the format has such: parts then begin at a multiple of it from the window's first row on, and end so or with
   * the window.
   */
  readonly blockRows: number | undefined;
  /** Rows of a group of blocks where the format has such; no part has rows of two. */
  readonly groupRows: number | undefined;
  /** The bytes before the first row. */
  head(): Uint8Array;
  /**
   * Makes the bytes of rows of the window, which belong to the caller. They are written into `buffer` where it has room for them.
   * @throws CodedError `internal` for rows outside of the window, or across blocks.
   */
  part(rows: Window, buffer?: ArrayBuffer): MadePart;
  /**
   * Returns a part as it stands behind all blocks before it: where bytes depend on their place, they are settled, in place or as others;
   * mostly it is the same. No format has both such bytes and groups.
   */
  placed(part: MadePart, before: readonly WrittenBlock[]): MadePart;
  /** The bytes before the next part by the blocks of all parts before it: what stands between groups of blocks; mostly nothing. */
  betweenGroups(before: readonly WrittenBlock[]): Uint8Array | undefined;
  /** The bytes after the last row, by the blocks of all parts in their order. */
  tail(blocks: readonly WrittenBlock[]): Uint8Array;
  /**
   * Present where the file's first bytes depend on all that follows: makes what stands in the place of the head, which only keeps it, by
   * the blocks of all parts in their order.
   */
  readonly front: ((blocks: readonly WrittenBlock[]) => Uint8Array) | undefined;
}

/** The bytes of some rows. */
export interface MadePart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Empty where the format has no blocks. */
  readonly blocks: readonly WrittenBlock[];
}

/** So many bytes a part has room for before anything is known of its rows. */
const FIRST_ROOM = 2 ** 20;

/**
 * Opens a window of a table for making parts.
 * @throws CodedError `format/cannot-hold`.
 */
export function openParts(world: World, table: PlannedTable, options: EncodeOptions): PartMaker {
  const { run, encoding } = openEncoding(world, table, options);
  const { window } = options;
  return {
    batchRows: run.batchRows,
    between: encoding.between,
    blockRows: encoding.blocks?.rows,
    groupRows: groupRowsOf(encoding.blocks),
    head: () => encoding.begin(),
    part(rows, buffer) {
      demandWithin(rows, window, encoding.blocks);
      const joined = createJoined(buffer);
      const blocks: WrittenBlock[] = [];
      for (const { bytes } of encodeBlocks(rows, { run, encoding, origin: window.from, blocks })) joined.add(bytes);
      return { bytes: joined.bytes(), blocks };
    },
    placed(part, before) {
      if (encoding.blocks?.settle === undefined) return part;
      return placed(part, encoding.blocks, encoding.begin().length + bytesOf(before));
    },
    betweenGroups: (before) => betweenGroups(encoding.blocks, before),
    tail: (blocks) => encoding.end(window.take === 0, blocks),
    front: encoding.front && ((blocks) => encoding.front?.(blocks) ?? new Uint8Array()),
  };
}

/** Settles the blocks of a part, one behind the other. */
function placed(part: MadePart, encoding: BlockEncoding, place: number): MadePart {
  const joined = createJoined(new ArrayBuffer(part.bytes.length));
  const blocks: WrittenBlock[] = [];
  let begin = 0;
  for (const block of part.blocks) {
    const bytes = part.bytes.subarray(begin, begin + block.bytes);
    begin += block.bytes;
    const settled = settleBlock(encoding, { bytes, summary: block.summary }, place + joined.length());
    joined.add(settled);
    blocks.push({ ...block, bytes: settled.length });
  }
  return { bytes: joined.bytes(), blocks };
}

function bytesOf(blocks: readonly WrittenBlock[]): number {
  return blocks.reduce((sum, { bytes }) => sum + bytes, 0);
}

function groupRowsOf(blocks: BlockEncoding | undefined): number | undefined {
  return blocks?.groups === undefined ? undefined : blocks.groups.blocks * blocks.rows;
}

function demandWithin(rows: Window, window: Window, blocks: BlockEncoding | undefined): void {
  const { rows: blockRows } = blocks ?? { rows: 1 };
  const groupRows = groupRowsOf(blocks) ?? Number.POSITIVE_INFINITY;
  const [begin, end, windowEnd] = [rows.from - window.from, rows.from + rows.take, window.from + window.take];
  if (begin < 0 || end > windowEnd) {
    const message = `A part from row ${rows.from} was asked for, which is not within the window from row ${window.from}.`;
    throw new CodedError('internal', message);
  }
  const isOfOneGroup = Math.floor(begin / groupRows) === Math.floor((end - 1) / groupRows);
  if (isOfOneGroup && begin % blockRows === 0 && (end === windowEnd || rows.take % blockRows === 0)) return;
  const message = `A part of ${rows.take} rows from row ${rows.from} was asked for, which are not whole blocks of ${blockRows} in one group.`;
  throw new CodedError('internal', message);
}

interface Joined {
  add(bytes: Uint8Array): void;
  length(): number;
  bytes(): Uint8Array<ArrayBuffer>;
}

/** Joins bytes in one buffer, which grows by half when it must. */
function createJoined(buffer: ArrayBuffer = new ArrayBuffer(FIRST_ROOM)): Joined {
  let all = new Uint8Array(buffer);
  let length = 0;
  return {
    add(bytes) {
      const needed = length + bytes.length;
      if (needed > all.length) {
        const grown = new Uint8Array(Math.max(needed, Math.ceil(all.length * 1.5)));
        grown.set(all.subarray(0, length));
        all = grown;
      }
      all.set(bytes, length);
      length = needed;
    },
    length: () => length,
    bytes: () => all.subarray(0, length),
  };
}
