import type { Arena } from '@populace/core';

/** Returns the same memory for another number of rows. */
export function arenaOf(arena: Arena, rows: number): Arena {
  return {
    ...arena,
    rows,
    int32: (count = rows) => arena.int32(count),
    float64: (count = rows) => arena.float64(count),
    uint16: (count = rows) => arena.uint16(count),
    uint8: (count = rows) => arena.uint8(count),
  };
}
