import { type Atom, CALL_SITE, type CellWriter, type Output } from './atom.ts';
import { asciiSlot } from './literal.ts';
import { numberTable } from './number-table.ts';
import { writeNumber, writePadded } from './write-number.ts';

/** Signed numbers of 64 bits, as multiples of 10^-scale (0 to 19). Without `hi`, `lo` alone is the signed number. */
export interface WideCells {
  readonly hi?: Int32Array;
  readonly lo: Int32Array;
  readonly scale: number;
}

const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
/** Room for 2^63, which has 19 digits, and for a zero before the point. */
const DIGITS = 20;

/** Whole numbers or decimals of 64 bits with all their digits, and `after` (ASCII, at most 8 characters). */
export function wideAtom(cells: WideCells, after: string): Atom {
  return {
    maxBytes: DIGITS + 2 + after.length,
    site: CALL_SITE.wide,
    bind: (output) => bindWide(cells, after, output),
  };
}

function bindWide({ hi, lo, scale }: WideCells, after: string, { view }: Output): CellWriter {
  const table = numberTable();
  const writeLarge = createLargeWriter(view, scale);
  const power = 10 ** scale;
  const slot = asciiSlot(after);
  const { length } = after;
  return (row, at) => {
    let low = lo[row];
    let high = hi === undefined ? low >> 31 : hi[row];
    if (high < 0) {
      view.setUint8(at++, MINUS);
      // Two's complement; -2^63 becomes 2^63, because the words are read without a sign from here on.
      high = ~high + (low === 0 ? 1 : 0);
      low = -low;
    }
    if (high === 0 && scale <= 9) {
      const magnitude = low >>> 0;
      if (scale === 0) {
        at = writeNumber(view, table, at, magnitude);
      } else {
        const whole = (magnitude / power) >>> 0;
        at = writeNumber(view, table, at, whole);
        view.setUint8(at, POINT);
        at = writePadded(view, table.digits, at + 1, magnitude - whole * power, scale);
      }
    } else {
      at = writeLarge(at, high >>> 0, low >>> 0);
    }
    view.setFloat64(at, slot, true);
    return at + length;
  };
}

/** Returns what writes the number `high * 2^32 + low` (both words without a sign, together at most 2^63). */
function createLargeWriter(view: DataView, scale: number): (at: number, high: number, low: number) => number {
  const { digits } = numberTable();
  const scratch = new Uint8Array(DIGITS + 4);
  const scratchView = new DataView(scratch.buffer);
  const pointAt = DIGITS - scale;
  return (at, high, low) => {
    // Long division by 10^8, 16 bits at a time: every product stays below 2^43, so doubles are exact.
    const q1 = Math.floor(high / 1e8);
    const t2 = (high - q1 * 1e8) * 0x10000 + (low >>> 16);
    const q2 = Math.floor(t2 / 1e8);
    const t3 = (t2 - q2 * 1e8) * 0x10000 + (low & 0xffff);
    const q3 = Math.floor(t3 / 1e8);
    const rest = q1 * 0x100000000 + q2 * 0x10000 + q3;
    const top = Math.floor(rest / 1e8);
    writePadded(scratchView, digits, 0, top, 4);
    writePadded(scratchView, digits, 4, rest - top * 1e8, 8);
    writePadded(scratchView, digits, 12, t3 - q3 * 1e8, 8);
    let from = 0;
    while (from < pointAt - 1 && scratch[from] === ZERO) from++;
    for (; from < pointAt; from++) view.setUint8(at++, scratch[from]);
    if (scale === 0) return at;
    view.setUint8(at++, POINT);
    for (; from < DIGITS; from++) view.setUint8(at++, scratch[from]);
    return at;
  };
}
