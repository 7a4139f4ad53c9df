import { append, type ByteBuffer, reserve } from '../../shared/bytes/byte-buffer.ts';

/** The bits that numbers from 0 to `most` take. */
export function bitsOf(most: number): number {
  return most === 0 ? 0 : 32 - Math.clz32(most);
}

/**
 * Writes numbers below 2^`width` as one bit-packed run of the RLE hybrid (Parquet, Encodings: RLE), least bits first, padded
 * with zeros to a multiple of eight numbers; or, where all are the same, as one repeated run.
 */
export function writeHybrid(out: ByteBuffer, values: ArrayLike<number>, count: number, width: number): void {
  if (count === 0) return;
  if (isSame(values, count)) writeRepeated(out, values[0], count, width);
  else writePacked(out, values, count, width);
}

function writePacked(out: ByteBuffer, values: ArrayLike<number>, count: number, width: number): void {
  const groups = Math.ceil(count / 8);
  writeVarint(out, groups * 2 + 1);
  reserve(out, groups * width + 8);
  const { bytes } = out;
  let at = out.length;
  let bits = 0;
  let held = 0;
  for (let i = 0; i < count; i++) {
    // At most 7 bits are held before, and a number has 24 at most here: nothing is lost.
    held |= values[i] << bits;
    bits += width;
    while (bits >= 8) {
      bytes[at++] = held;
      held >>>= 8;
      bits -= 8;
    }
  }
  if (bits > 0) bytes[at++] = held;
  const end = out.length + groups * width;
  bytes.fill(0, at, end);
  out.length = end;
}

function isSame(values: ArrayLike<number>, count: number): boolean {
  for (let i = 1; i < count; i++) if (values[i] !== values[0]) return false;
  return true;
}

function writeRepeated(out: ByteBuffer, value: number, count: number, width: number): void {
  writeVarint(out, count * 2);
  const bytes = new Uint8Array(Math.ceil(width / 8));
  for (let at = 0; at < bytes.length; at++) bytes[at] = value >>> (at * 8);
  append(out, bytes);
}

/** Writes a number below 2^53 by seven bits a byte, least first (ULEB128). */
export function writeVarint(out: ByteBuffer, value: number): void {
  reserve(out, 8);
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) out.bytes[out.length++] = (rest % 128) | 0x80;
  out.bytes[out.length++] = rest;
}
