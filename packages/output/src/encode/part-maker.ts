import type { BlockEncoding, WrittenBlock } from '@populace/cells';
import { CodedError } from '@populace/core';
import type { PlannedTable, Window, World } from '@populace/engine';
import { type Encoding, encodeBlocks } from './encode-blocks.ts';
import { createJoined } from './joined.ts';
import { type EncodeOptions, openEncoding } from './open-encoding.ts';
import type { MadePart, Part } from './part.ts';
import { betweenGroups, placePart } from './place-part.ts';

/** Where the rows of a window may be cut into parts. */
export interface PartCuts {
  /** Rows of a batch. Parts that begin on multiples of it are made without a short batch. */
  readonly batchRows: number;
  /**
   * Rows of a block where the format has such: parts then begin at a multiple of it from the window's first row on, and end so or with
   * the window.
   */
  readonly blockRows: number | undefined;
  /** Rows of a group of blocks where the format has such; no part has rows of two. */
  readonly groupRows: number | undefined;
}

/**
 * Makes the bytes of a window in parts, in any order and in several places at once: the head, the parts of all its rows in their
 * order, and the tail are the window's bytes. `assemble` puts them together.
 */
export interface PartMaker extends PartCuts {
  /** The encoder's bytes between two rows; absent where files of windows cannot be joined. */
  readonly between: Uint8Array | undefined;
  /** The bytes before the first row. */
  head(): Uint8Array;
  /**
   * Makes the bytes of rows of the window, which belong to the caller. They are written into `buffer` where it has room for them.
   * @throws CodedError `internal` for rows outside of the window, or across blocks.
   */
  part(rows: Window, buffer?: ArrayBuffer): MadePart;
  /** The same batch by batch, each valid until the next is requested: for bytes that go on at once. */
  pieces(rows: Window): Iterable<Part>;
  /**
   * Returns a part as it stands at a place of its file, counted in bytes from the file's first: where bytes depend on that, they are
   * settled, in place or as others; mostly it is the same.
   */
  placed(part: Part, place: number): Part;
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

/** So many bytes a part has room for before anything is known of its rows. */
const FIRST_ROOM = 2 ** 20;

/**
 * Opens a window of a table for making parts.
 * @throws CodedError `format/cannot-hold`.
 */
export function openParts(world: World, table: PlannedTable, options: EncodeOptions): PartMaker {
  return createPartMaker(openEncoding(world, table, options), options.window);
}

/** Creates the maker of a window whose encoding is settled. */
export function createPartMaker(opened: Encoding, window: Window): PartMaker {
  const { run, encoding } = opened;
  const { blocks, front } = encoding;
  return {
    batchRows: run.batchRows,
    between: encoding.between,
    blockRows: blocks?.rows,
    groupRows: groupRowsOf(blocks),
    head: () => encoding.begin(),
    part(rows, buffer = new ArrayBuffer(FIRST_ROOM)) {
      demandWithin(rows, window, blocks);
      const joined = createJoined(buffer);
      const closed: WrittenBlock[] = [];
      for (const part of encodeBlocks(rows, window.from, opened)) {
        joined.add(part.bytes);
        closed.push(...part.blocks);
      }
      return { bytes: joined.bytes(), rows: rows.take, blocks: closed };
    },
    pieces: (rows) => encodeBlocks(rows, window.from, opened),
    placed: (part, place) => placePart(part, place, blocks),
    betweenGroups: (before) => betweenGroups(blocks, before),
    tail: (written) => encoding.end(window.take === 0, written),
    front: front && ((written) => front(written)),
  };
}

function groupRowsOf(blocks: BlockEncoding | undefined): number | undefined {
  return blocks?.groups === undefined ? undefined : blocks.groups.blocks * blocks.rows;
}

function demandWithin(rows: Window, window: Window, blocks: BlockEncoding | undefined): void {
  const { rows: blockRows } = blocks ?? { rows: 1 };
  const groupRows = groupRowsOf(blocks) ?? Number.POSITIVE_INFINITY;
  const [begin, end] = [rows.from - window.from, rows.from - window.from + rows.take];
  if (begin < 0 || end > window.take) {
    const message = `A part from row ${rows.from} was asked for, which is not within the window from row ${window.from}.`;
    throw new CodedError('internal', message);
  }
  const last = Math.max(begin, end - 1);
  const isOfOneGroup = Math.floor(begin / groupRows) === Math.floor(last / groupRows);
  if (isOfOneGroup && begin % blockRows === 0 && (end === window.take || rows.take % blockRows === 0)) return;
  const message = `A part of ${rows.take} rows from row ${rows.from} was asked for, which are not whole blocks of ${blockRows} in one group.`;
  throw new CodedError('internal', message);
}
