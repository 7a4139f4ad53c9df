import type { Int32Vector } from '@populace/core';
import { type Atom, CALL_SITE, type CellWriter, type Output } from './atom.ts';
import { asciiSlot } from './literal.ts';
import { numberTable } from './number-table.ts';
import { writeNumber } from './write-number.ts';

const MINUS = 0x2d;

/** Whole numbers of 32 bits, and `after` (ASCII, at most 8 characters). */
export function int32Atom(vector: Int32Vector, after: string): Atom {
  return {
    maxBytes: 11 + after.length,
    site: vector.min < 0 ? CALL_SITE.shared : CALL_SITE.unsigned,
    bind: (output) => (vector.min < 0 ? signed(vector, after, output) : unsigned(vector, after, output)),
  };
}

function unsigned({ values }: Int32Vector, after: string, { view }: Output): CellWriter {
  const table = numberTable();
  const slot = asciiSlot(after);
  const { length } = after;
  return (row, at) => {
    const end = writeNumber(view, table, at, values[row]);
    view.setFloat64(end, slot, true);
    return end + length;
  };
}

function signed({ values }: Int32Vector, after: string, { view }: Output): CellWriter {
  const table = numberTable();
  const slot = asciiSlot(after);
  const { length } = after;
  return (row, at) => {
    const value = values[row];
    if (value < 0) view.setUint8(at++, MINUS);
    // -2^31 has no positive counterpart in 32 bits; without a sign it has.
    const end = writeNumber(view, table, at, (value < 0 ? -value : value) >>> 0);
    view.setFloat64(end, slot, true);
    return end + length;
  };
}
