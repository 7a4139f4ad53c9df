import type { LogicalType } from '@populace/core';
import { roomFor } from './growing.ts';
import { mixed } from './hash.ts';
import type { KeptValues } from './kept-column.ts';

const double = new Float64Array(1);
const words = new Int32Array(double.buffer);

/** Floating-point numbers: 8 bytes a row. */
export function keepFloats(type: LogicalType, expected: number): KeptValues {
  let values = new Float64Array(expected);
  const self: KeptValues & Doubles = {
    type,
    form: 'float',
    doubleAt: (row) => values[row],
    put(row, text) {
      values = roomFor(values, row);
      if (text !== null) values[row] = Number(text);
    },
    text: (row) => `${values[row]}`,
    hash(row) {
      // 0 and -0 are equal, but have other bits; this makes both 0.
      double[0] = values[row] + 0;
      return mixed(words[0], words[1]);
    },
    // A column of the same form.
    equals: (row, other, otherRow) => values[row] === (other as unknown as Doubles).doubleAt(otherRow),
    plan(arena) {
      const doubles = arena.float64();
      return {
        vector: { kind: 'float64', values: doubles },
        write(place, row) {
          doubles[place] = values[row];
        },
      };
    },
  };
  return self;
}

interface Doubles {
  doubleAt(row: number): number;
}
