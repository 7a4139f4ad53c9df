import type { DecimalVector } from '@populace/core';
import { type Atom, CALL_SITE, type CellWriter, type Output } from './atom.ts';
import { int32Atom } from './int32-atom.ts';
import { asciiSlot } from './literal.ts';
import { numberTable } from './number-table.ts';
import { wideAtom } from './wide-atom.ts';
import { writeNumber, writePadded } from './write-number.ts';

const MINUS = 0x2d;
const POINT = 0x2e;

/** Scaled whole numbers with all their digits, and `after` (ASCII, at most 8 characters). */
export function decimalAtom(vector: DecimalVector, after: string): Atom {
  const { values, scale } = vector;
  if (scale === 0) return int32Atom({ ...vector, kind: 'int32' }, after);
  if (scale > 9) return wideAtom({ lo: values, scale }, after);
  return {
    maxBytes: 12 + after.length,
    site: scale <= 4 ? CALL_SITE.decimal : CALL_SITE.shared,
    bind: (output) => (scale <= 4 ? shortFraction(vector, after, output) : longFraction(vector, after, output)),
  };
}

/** Up to four digits after the point: one store. */
function shortFraction({ values, scale }: DecimalVector, after: string, { view }: Output): CellWriter {
  const table = numberTable();
  const { digits } = table;
  const power = 10 ** scale;
  const shift = (4 - scale) * 8;
  const slot = asciiSlot(after);
  const { length } = after;
  return (row, at) => {
    const value = values[row];
    if (value < 0) view.setUint8(at++, MINUS);
    const magnitude = (value < 0 ? -value : value) >>> 0;
    const whole = (magnitude / power) | 0;
    at = writeNumber(view, table, at, whole);
    view.setUint8(at, POINT);
    view.setInt32(at + 1, digits[magnitude - whole * power] >>> shift, true);
    at += 1 + scale;
    view.setFloat64(at, slot, true);
    return at + length;
  };
}

function longFraction({ values, scale }: DecimalVector, after: string, { view }: Output): CellWriter {
  const table = numberTable();
  const { digits } = table;
  const power = 10 ** scale;
  const slot = asciiSlot(after);
  const { length } = after;
  return (row, at) => {
    const value = values[row];
    if (value < 0) view.setUint8(at++, MINUS);
    const magnitude = (value < 0 ? -value : value) >>> 0;
    const whole = (magnitude / power) | 0;
    at = writeNumber(view, table, at, whole);
    view.setUint8(at, POINT);
    at = writePadded(view, digits, at + 1, magnitude - whole * power, scale);
    view.setFloat64(at, slot, true);
    return at + length;
  };
}
