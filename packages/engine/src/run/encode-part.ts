import { CodedError } from '@populace/core';
import type { PlannedTable, World } from '../plan/world.ts';
import { type EncodeOptions, openEncoding } from './encode-table.ts';
import { batchesOf, type Window } from './window.ts';

/**
 * Makes the bytes of a window in parts, in any order and in several places at once: the head, the parts of all its rows in their
 * order, and the tail are what `encodeTable` makes of the window.
 */
export interface PartMaker {
  /** Rows of a batch. Parts that begin on multiples of it are made without a short batch. */
  readonly batchRows: number;
  /** The encoder's bytes between two rows; absent where files of windows cannot be joined. */
  readonly between: Uint8Array | undefined;
  /** The bytes before the first row. */
  head(): Uint8Array;
  /**
   * Makes the bytes of rows of the window, which belong to the caller. They are written into `buffer` where it has room for them.
   * @throws CodedError `internal` for rows outside of the window.
   */
  part(rows: Window, buffer?: ArrayBuffer): Uint8Array<ArrayBuffer>;
  /** The bytes after the last row. */
  tail(): Uint8Array;
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
    head: () => encoding.begin(),
    part(rows, buffer) {
      demandWithin(rows, window);
      const joined = createJoined(buffer);
      for (const { from, n } of batchesOf(rows, run.batchRows)) {
        run.fillRange(from, n);
        joined.add(encoding.encode(n, from === window.from));
      }
      return joined.bytes();
    },
    tail: () => encoding.end(window.take === 0),
  };
}

function demandWithin(rows: Window, window: Window): void {
  if (rows.from >= window.from && rows.from + rows.take <= window.from + window.take) return;
  const message = `A part from row ${rows.from} was asked for, which is not within the window from row ${window.from}.`;
  throw new CodedError('internal', message);
}

interface Joined {
  add(bytes: Uint8Array): void;
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
    bytes: () => all.subarray(0, length),
  };
}
