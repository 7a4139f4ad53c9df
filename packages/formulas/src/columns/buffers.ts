import { SLACK } from '@populace/core';
import { type FormulaColumn, NULL, PRESENT } from './formula-column.ts';
import type { Room } from './frame.ts';

/** Room for signed 64-bit numbers, an entry a row. */
export function widesOf({ arena }: Room): BigInt64Array {
  const { buffer, byteOffset, length } = arena.float64();
  return new BigInt64Array(buffer, byteOffset, length);
}

/** Room for texts, an entry a row; they are not in the arena. */
export function textsOf({ arena }: Room): string[] {
  return new Array<string>(arena.rows + SLACK).fill('');
}

/** The states of what is made from some columns: for each row the greatest of theirs; undefined where all rows have values. */
export function joinedStates(columns: readonly FormulaColumn[], frame: Room): Uint8Array | undefined {
  const lanes = [...new Set(columns.flatMap(({ states }) => (states === undefined ? [] : [states])))];
  return lanes.length < 2 ? lanes[0] : joinLanes(lanes, frame);
}

/** The same as a lane of its own, in which a kernel may write faults for rows that have values. */
export function faultableStates(columns: readonly FormulaColumn[], frame: Room): Uint8Array {
  const lanes = [...new Set(columns.flatMap(({ states }) => (states === undefined ? [] : [states])))];
  return joinLanes(lanes, frame);
}

function joinLanes(lanes: readonly Uint8Array[], frame: Room): Uint8Array {
  const joined = frame.arena.uint8();
  const [a, b, ...rest] = lanes;
  if (a === undefined) {
    frame.step((n) => {
      joined.fill(PRESENT, 0, n);
    });
    return joined;
  }
  if (b === undefined) {
    frame.step((n) => {
      for (let i = 0; i < n; i++) joined[i] = a[i];
    });
    return joined;
  }
  frame.step((n) => {
    for (let i = 0; i < n; i++) joined[i] = Math.max(a[i], b[i]);
  });
  for (const lane of rest) {
    frame.step((n) => {
      for (let i = 0; i < n; i++) if (lane[i] > joined[i]) joined[i] = lane[i];
    });
  }
  return joined;
}

/** States that say null where a byte of `valid` is 0. */
export function statesOfValid(valid: Uint8Array, frame: Room): Uint8Array {
  const states = frame.arena.uint8();
  frame.step((n) => {
    for (let i = 0; i < n; i++) states[i] = valid[i] === 0 ? NULL : PRESENT;
  });
  return states;
}

/** A property of states, absent where there are none: what columns are made with. */
export function withStates(states: Uint8Array | undefined): { readonly states?: Uint8Array } {
  return states === undefined ? {} : { states };
}
