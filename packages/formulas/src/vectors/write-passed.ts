import type { CodesVector, Vector } from '@populace/core';
import { type PassedColumn, PRESENT } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';

/** Hands a vector on as it is, but for rows that a reference leads to none for. */
export function writePassed({ vector, states }: PassedColumn, room: Room): Vector {
  if (states === undefined) return vector;
  if (vector.kind === 'codes') return codesWithNulls(vector, states, room);
  const before = vector.valid;
  const valid = room.arena.uint8();
  room.step((n) => {
    if (before === undefined) for (let i = 0; i < n; i++) valid[i] = states[i] === PRESENT ? 1 : 0;
    else for (let i = 0; i < n; i++) valid[i] = states[i] === PRESENT ? before[i] : 0;
  });
  return { ...vector, valid };
}

function codesWithNulls(vector: CodesVector, states: Uint8Array, room: Room): CodesVector {
  const codes = room.arena.int32();
  const { codes: from, dictionary } = vector;
  const none = dictionary.size;
  room.step((n) => {
    for (let i = 0; i < n; i++) codes[i] = states[i] === PRESENT ? from[i] : none;
  });
  return { kind: 'codes', codes, dictionary, nullable: true };
}
