import type { TimePrecision, TimeVector } from '@populace/core';
import { type Atom, CALL_SITE, type CellWriter, type Output } from './atom.ts';
import { minuteSlots, twoDigitSlots } from './date-table.ts';
import { asciiSlot } from './literal.ts';
import { numberTable } from './number-table.ts';

/** The bytes of `HH:MM:SS` with its fraction. */
export const TIME_BYTES: Readonly<Record<TimePrecision, number>> = { s: 8, ms: 12, us: 15 };

/** Times of day as `HH:MM:SS` (ISO 8601) with the precision's digits, and `after` (ASCII, at most 6 characters). */
export function timeAtom(vector: TimeVector, after: string): Atom {
  return {
    maxBytes: TIME_BYTES[vector.precision] + after.length,
    site: CALL_SITE.shared,
    bind: (output) =>
      vector.precision === 's' ? wholeSeconds(vector, after, output) : fractions(vector, after, output),
  };
}

function wholeSeconds({ ms }: TimeVector, after: string, { view }: Output): CellWriter {
  const minutes = minuteSlots();
  const seconds = twoDigitSlots(60, after);
  const length = 8 + after.length;
  return (row, at) => {
    const second = (ms[row] / 1000) | 0;
    const minute = (second / 60) | 0;
    view.setFloat64(at, minutes[minute], true);
    view.setFloat64(at + 6, seconds[second - minute * 60], true);
    return at + length;
  };
}

function fractions({ ms, us }: TimeVector, after: string, { view }: Output): CellWriter {
  const writeFraction = fractionWriter(view, us, after);
  const minutes = minuteSlots();
  const seconds = twoDigitSlots(60, '');
  return (row, at) => {
    const second = (ms[row] / 1000) | 0;
    const minute = (second / 60) | 0;
    view.setFloat64(at, minutes[minute], true);
    view.setFloat64(at + 6, seconds[second - minute * 60], true);
    return writeFraction(row, at + 8, ms[row] - second * 1000);
  };
}

/** Returns what writes a second's milliseconds, and microseconds where there are any, and `after` (at most 8 characters). */
export function fractionWriter(
  view: DataView,
  us: Int32Array | undefined,
  after: string,
): (row: number, at: number, milliseconds: number) => number {
  const { digits } = numberTable();
  const slot = asciiSlot(after);
  const { length } = after;
  return (row, at, milliseconds) => {
    // The table's first digit is `0` here, two above the point in ASCII.
    view.setInt32(at, digits[milliseconds] - 2, true);
    at += 4;
    if (us !== undefined) {
      view.setInt32(at, digits[us[row]] >>> 8, true);
      at += 3;
    }
    view.setFloat64(at, slot, true);
    return at + length;
  };
}
