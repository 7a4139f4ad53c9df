import type { LogicalType } from '@populace/core';
import { roomFor } from './growing.ts';
import type { KeptValues } from './kept-column.ts';

/** True and false: a byte a row. */
export function keepBooleans(type: LogicalType, expected: number): KeptValues {
  let flags = new Uint8Array(expected);
  const text = (row: number): string => (flags[row] === 1 ? 'true' : 'false');
  return {
    type,
    form: 'boolean',
    put(row, value) {
      flags = roomFor(flags, row);
      flags[row] = value === 'true' ? 1 : 0;
    },
    text,
    hash: (row) => flags[row],
    equals: (row, other, otherRow) => text(row) === other.text(otherRow),
    plan(arena) {
      const values = arena.uint8();
      return {
        vector: { kind: 'bool', values },
        write(place, row) {
          values[place] = flags[row];
        },
      };
    },
  };
}
