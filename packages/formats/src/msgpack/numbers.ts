import type { Output } from '@populace/cells';

/** The most bytes of a number. */
export const MOST_NUMBER_BYTES = 9;

/** Writes a signed whole number of 64 bits in its shortest form; returns where it ends. */
export function writeWhole(out: Output, hi: number, lo: number, at: number): number {
  if (hi === 0) return writeUnsigned(out, lo >>> 0, at);
  if (hi === -1 && lo < 0) return writeNegative(out, lo, at);
  out.bytes[at] = 0xd3;
  out.view.setInt32(at + 1, hi);
  out.view.setInt32(at + 5, lo);
  return at + 9;
}

function writeUnsigned({ bytes, view }: Output, value: number, at: number): number {
  if (value < 2 ** 7) {
    bytes[at] = value;
    return at + 1;
  }
  if (value < 2 ** 8) {
    bytes[at] = 0xcc;
    bytes[at + 1] = value;
    return at + 2;
  }
  if (value < 2 ** 16) {
    bytes[at] = 0xcd;
    view.setUint16(at + 1, value);
    return at + 3;
  }
  bytes[at] = 0xce;
  view.setUint32(at + 1, value);
  return at + 5;
}

/** A number from -2^31 to -1. */
function writeNegative({ bytes, view }: Output, value: number, at: number): number {
  if (value >= -(2 ** 5)) {
    bytes[at] = value;
    return at + 1;
  }
  if (value >= -(2 ** 7)) {
    bytes[at] = 0xd0;
    bytes[at + 1] = value;
    return at + 2;
  }
  if (value >= -(2 ** 15)) {
    bytes[at] = 0xd1;
    view.setInt16(at + 1, value);
    return at + 3;
  }
  bytes[at] = 0xd2;
  view.setInt32(at + 1, value);
  return at + 5;
}

/** Writes a floating-point number in 8 bytes; returns where it ends. */
export function writeDouble({ bytes, view }: Output, value: number, at: number): number {
  bytes[at] = 0xcb;
  view.setFloat64(at + 1, value);
  return at + 9;
}
