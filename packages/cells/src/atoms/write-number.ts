import type { NumberTable } from './number-table.ts';

/** Writes a whole number in [0, 2^32) without leading zeros and returns where it ends. */
export function writeNumber(view: DataView, { digits, lengths }: NumberTable, at: number, value: number): number {
  if (value < 10_000) {
    const length = lengths[value];
    view.setInt32(at, digits[value] >>> (32 - length * 8), true);
    return at + length;
  }
  const high = (value / 10_000) >>> 0;
  const low = value - high * 10_000;
  if (high < 10_000) {
    const length = lengths[high];
    view.setInt32(at, digits[high] >>> (32 - length * 8), true);
    view.setInt32(at + length, digits[low], true);
    return at + length + 4;
  }
  const top = (high / 10_000) >>> 0;
  const length = lengths[top];
  view.setInt32(at, digits[top] >>> (32 - length * 8), true);
  view.setInt32(at + length, digits[high - top * 10_000], true);
  view.setInt32(at + length + 4, digits[low], true);
  return at + length + 8;
}

/** Writes a whole number in [0, 2^31) below 10^width as `width` digits and returns where they end. */
export function writePadded(view: DataView, digits: Int32Array, at: number, value: number, width: number): number {
  if (width <= 4) {
    view.setInt32(at, digits[value] >>> ((4 - width) * 8), true);
    return at + width;
  }
  const high = (value / 10_000) | 0;
  at = writePadded(view, digits, at, high, width - 4);
  view.setInt32(at, digits[value - high * 10_000], true);
  return at + 4;
}
