import { SLACK } from './row-set.ts';

/**
 * The one memory of a table's plan. Every buffer is a view on it with one entry a row (or the count asked for) and `SLACK` more.
 * Its exact size is known from planning once with a measuring arena; it never grows during a run.
 */
export interface Arena {
  /** Rows of a batch at most. */
  readonly rows: number;
  /** Whether this arena only measures: views overlap, and steps planned with it are never run. */
  readonly measuring: boolean;
  int32(count?: number): Int32Array;
  float64(count?: number): Float64Array;
  uint16(count?: number): Uint16Array;
  uint8(count?: number): Uint8Array;
  /** Bytes handed out so far. */
  used(): number;
}

/** Room behind each buffer, for vector kernels that read and write past the end. */
const GAP_BYTES = 64;
/** Every buffer begins on a multiple of this. */
const ALIGNMENT = 16;

/** Creates an arena that hands out throw-away views and adds up what a real one needs. */
export function measureArena(rows: number): Arena {
  return createArenaOver(rows, true, undefined);
}

/** Creates an arena of exactly `bytes` bytes. */
export function createArena(rows: number, bytes: number): Arena {
  return createArenaOver(rows, false, new ArrayBuffer(bytes));
}

function createArenaOver(rows: number, measuring: boolean, memory: ArrayBuffer | undefined): Arena {
  let used = 0;
  let scratch = new ArrayBuffer(0);
  const take = (bytes: number): { buffer: ArrayBuffer; offset: number } => {
    const offset = used;
    used += Math.ceil((bytes + GAP_BYTES) / ALIGNMENT) * ALIGNMENT;
    if (memory !== undefined) return { buffer: memory, offset };
    if (scratch.byteLength < bytes) scratch = new ArrayBuffer(bytes);
    return { buffer: scratch, offset: 0 };
  };
  return {
    rows,
    measuring,
    int32(count = rows) {
      const { buffer, offset } = take((count + SLACK) * 4);
      return new Int32Array(buffer, offset, count + SLACK);
    },
    float64(count = rows) {
      const { buffer, offset } = take((count + SLACK) * 8);
      return new Float64Array(buffer, offset, count + SLACK);
    },
    uint16(count = rows) {
      const { buffer, offset } = take((count + SLACK) * 2);
      return new Uint16Array(buffer, offset, count + SLACK);
    },
    uint8(count = rows) {
      const { buffer, offset } = take(count + SLACK);
      return new Uint8Array(buffer, offset, count + SLACK);
    },
    used: () => used,
  };
}
