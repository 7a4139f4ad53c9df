import type { LogicalType } from '@populace/core';
import { roomFor } from './growing.ts';
import { mixed } from './hash.ts';
import type { KeptValues } from './kept-column.ts';

/** UUIDs as four words: 16 bytes a row. */
export function keepUuids(type: LogicalType, expected: number): KeptValues {
  let words = new Int32Array(4 * expected);
  const self: KeptValues & Uuids = {
    type,
    form: 'uuid',
    wordAt: (row, at) => words[4 * row + at],
    put(row, text) {
      words = roomFor(words, 4 * row + 3);
      if (text === null) return;
      const hex = text.replaceAll('-', '');
      for (let at = 0; at < 4; at++) words[4 * row + at] = Number.parseInt(hex.slice(8 * at, 8 * at + 8), 16);
    },
    text(row) {
      const hex = [0, 1, 2, 3].map((at) => (words[4 * row + at] >>> 0).toString(16).padStart(8, '0')).join('');
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
    },
    hash: (row) => mixed(words[4 * row] ^ words[4 * row + 2], words[4 * row + 1] ^ words[4 * row + 3]),
    equals(row, other, otherRow) {
      const { wordAt } = other as unknown as Uuids; // A column of the same form.
      for (let at = 0; at < 4; at++) if (words[4 * row + at] !== wordAt(otherRow, at)) return false;
      return true;
    },
    plan(arena) {
      const lanes = [arena.int32(), arena.int32(), arena.int32(), arena.int32()] as const;
      return {
        vector: { kind: 'uuid', words: lanes },
        write(place, row) {
          for (let at = 0; at < 4; at++) lanes[at][place] = words[4 * row + at];
        },
      };
    },
  };
  return self;
}

interface Uuids {
  wordAt(row: number, at: number): number;
}
