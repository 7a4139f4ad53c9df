import type { Lane } from '@populace/formulas';

/** So many marks are kept at most. */
const MOST_MARKS = 2 ** 18;

/** What was known after some of the children, in the order of parents: from there, one need not begin at the first child of a parent. */
export interface Marks {
  /** The last mark after `from` and up to `to`, both numbers of children before; −1 where there is none. */
  last(from: number, to: number): number;
  /** After how many children a mark stands. */
  placeOf(mark: number): number;
  /** Makes what is known at a mark that of an owner. */
  load(mark: number, owner: number): void;
  /** Marks what is known of an owner after so many children. */
  save(owner: number, place: number): void;
}

/**
 * Creates marks among so many children: one for each where they are few, else one for every so many, the one set last. Their memory is
 * bounded; values do not depend on which there are.
 */
export function createMarks(lanes: readonly Lane[], childCount: number): Marks {
  const stretch = Math.ceil(childCount / MOST_MARKS);
  const count = Math.ceil(childCount / stretch);
  const markAt = (place: number): number => Math.floor((place - 1) / stretch);
  // After no child nobody needs a mark, so 0 says that there is none.
  const places = new Float64Array(count);
  const kept = lanes.map((lane) => laneLike(lane, count));
  return {
    last(from, to) {
      const least = Math.floor(from / stretch);
      for (let mark = markAt(to); mark >= least; mark--) {
        if (places[mark] > from && places[mark] <= to) return mark;
      }
      return -1;
    },
    placeOf: (mark) => places[mark],
    load(mark, owner) {
      for (let i = 0; i < lanes.length; i++) copyEntry(kept[i], mark, lanes[i], owner);
    },
    save(owner, place) {
      const mark = markAt(place);
      places[mark] = place;
      for (let i = 0; i < lanes.length; i++) copyEntry(lanes[i], owner, kept[i], mark);
    },
  };
}

function laneLike(lane: Lane, count: number): Lane {
  if (lane instanceof Float64Array) return new Float64Array(count);
  if (lane instanceof Int32Array) return new Int32Array(count);
  if (lane instanceof Uint8Array) return new Uint8Array(count);
  if (lane instanceof BigInt64Array) return new BigInt64Array(count);
  return new Array<bigint>(count).fill(0n);
}

/** Both lanes are of one kind. */
function copyEntry(
  from: { [place: number]: unknown },
  at: number,
  to: { [place: number]: unknown },
  place: number,
): void {
  to[place] = from[at];
}
