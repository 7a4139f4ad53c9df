import type { Float64Vector } from '@populace/core';
import { type Atom, CALL_SITE, type CellWriter, type Output } from './atom.ts';
import { asciiSlot } from './literal.ts';
import { numberTable } from './number-table.ts';
import { writeNumber, writePadded } from './write-number.ts';

const MINUS = 0x2d;
const POINT = 0x2e;
/** Such as `-0.0000012345678901234567`: from 1e-6 on there is no exponent. */
const LONGEST = 25;

/**
 * Doubles in the shortest form that reads back, as ECMA-262 `Number::toString` has it; minus zero is `0`.
 * `after` is ASCII, at most 8 characters.
 */
export function float64Atom(vector: Float64Vector, after: string): Atom {
  return {
    maxBytes: LONGEST + after.length,
    site: CALL_SITE.shared,
    bind: (output) => bindFloat64(vector, after, output),
  };
}

function bindFloat64({ values }: Float64Vector, after: string, { view }: Output): CellWriter {
  const table = numberTable();
  const slot = asciiSlot(after);
  const { length } = after;
  return (row, at) => {
    const value = values[row];
    const magnitude = value < 0 ? -value : value;
    // A decimal of at most 15 digits that reads back is the shortest form, because no two such decimals share a double.
    // Scaled numbers below 2^31 and six digits after the point keep to that, and to what is written without an exponent.
    let scale = 0;
    let scaled = magnitude | 0;
    if (scaled !== magnitude) {
      scale = 2;
      scaled = (magnitude * 100 + 0.5) | 0;
      if (scaled / 100 !== magnitude) {
        scale = 4;
        scaled = (magnitude * 1e4 + 0.5) | 0;
        if (scaled / 1e4 !== magnitude) {
          scale = 6;
          scaled = (magnitude * 1e6 + 0.5) | 0;
          if (scaled / 1e6 !== magnitude) scale = -1;
        }
      }
    }
    if (scale < 0) {
      at = writeSlowly(view, at, String(value));
    } else {
      if (value < 0) view.setUint8(at++, MINUS);
      if (scale === 0) {
        at = writeNumber(view, table, at, scaled);
      } else {
        // One zero at most can stand at the end: with two, the scale before would have done.
        const tenth = (scaled / 10) | 0;
        if (tenth * 10 === scaled) {
          scaled = tenth;
          scale--;
        }
        const power = POWERS[scale];
        const whole = (scaled / power) | 0;
        at = writeNumber(view, table, at, whole);
        view.setUint8(at, POINT);
        at = writePadded(view, table.digits, at + 1, scaled - whole * power, scale);
      }
    }
    view.setFloat64(at, slot, true);
    return at + length;
  };
}

const POWERS: Int32Array = Int32Array.of(1, 10, 100, 1000, 10_000, 100_000, 1_000_000);

function writeSlowly(view: DataView, at: number, text: string): number {
  for (let place = 0; place < text.length; place++) view.setUint8(at + place, text.charCodeAt(place));
  return at + text.length;
}
