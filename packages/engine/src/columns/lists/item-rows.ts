import type { Arena, RowSet } from '@populace/core';
import type { Planner, Step } from '@populace/recipes';
import { arenaOf } from './arena-of.ts';

/** Lists of up to so many items have the same items whatever their number: an item's row has this many bits for its place. */
const PLACE_BITS = [6, 10, 14];
/** Row numbers are exact below 2^53. */
const ROW_BITS = 53;

/** How many of the bits of a row's number say which item of a list it is. */
export function placeBits(most: number): number {
  return PLACE_BITS.find((bits) => most <= 2 ** bits) ?? PLACE_BITS.reduce((widest, bits) => Math.max(widest, bits), 0);
}

/** How many rows a table may have at most whose lists, one within another, need so many bits. */
export function mostRowsFor(bits: number): number {
  return 2 ** (ROW_BITS - bits);
}

/** The items of the lists of a batch: each has a row of its own, the list's row with its place behind it. */
export interface ItemRows {
  /** By row of the lists, where its items begin; behind the last row, where they end. */
  readonly offsets: Int32Array;
  readonly rows: RowSet;
  /** By item, the row that its list stands in, and its place in the list, from 0. */
  readonly owners: RowSet;
  readonly places: Float64Array;
  /** Memory with an entry for each item. */
  readonly arena: Arena;
  /** Registers a step over the items. */
  step(step: Step): void;
}

/** What the rows of items are planned with. */
export interface ItemPlanning extends Pick<Planner, 'arena' | 'rows' | 'step'> {
  /** By row, how many items it has, at most `most`. */
  readonly counts: Int32Array;
  readonly most: number;
  /** By row, 0 where there is no list, and so no items; absent where there always is one. */
  readonly present: Uint8Array | undefined;
}

/** Plans the rows of the items of lists. */
export function planItemRows({ arena, rows, step, counts, most, present }: ItemPlanning): ItemRows {
  const itemArena = arenaOf(arena, arena.rows * Math.max(1, most));
  const offsets = arena.int32(arena.rows + 1);
  const items: RowSet = { n: 0, hi: itemArena.int32(), lo: itemArena.int32(), aligned: false };
  const owners: RowSet = { n: 0, hi: itemArena.int32(), lo: itemArena.int32(), aligned: false };
  const places = itemArena.float64();
  const bits = placeBits(most);
  step((n) => {
    let end = 0;
    offsets[0] = 0;
    for (let i = 0; i < n; i++) {
      const count = present === undefined || present[i] !== 0 ? counts[i] : 0;
      const hi = (rows.hi[i] << bits) | (rows.lo[i] >>> (32 - bits));
      const lo = rows.lo[i] << bits;
      for (let place = 0; place < count; place++) {
        items.hi[end] = hi;
        items.lo[end] = lo | place;
        owners.hi[end] = rows.hi[i];
        owners.lo[end] = rows.lo[i];
        places[end] = place;
        end++;
      }
      offsets[i + 1] = end;
    }
    items.n = end;
    owners.n = end;
  });
  return {
    offsets,
    rows: items,
    owners,
    places,
    arena: itemArena,
    step: (fill) =>
      step(() => {
        if (items.n > 0) fill(items.n);
      }),
  };
}
