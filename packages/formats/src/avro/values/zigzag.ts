import { type ByteBuffer, reserve } from '../../shared/bytes/byte-buffer.ts';

// Whole numbers of 64 bits as two words: their sign goes into the least bit, then seven bits a byte follow, least first
// (Avro 1.12, Binary Encoding: Primitive Types).

/** How many bytes a whole number takes: 1 to 10. */
export function zigzagBytes(hi: number, lo: number): number {
  const sign = hi >> 31;
  const high = ((hi << 1) | (lo >>> 31)) ^ sign;
  const bits = high === 0 ? 32 - Math.clz32((lo << 1) ^ sign) : 64 - Math.clz32(high);
  return bits === 0 ? 1 : Math.floor((bits + 6) / 7);
}

/** Writes a whole number from `begin` on, and returns where it ends. */
export function putZigzag(bytes: Uint8Array, begin: number, hi: number, lo: number): number {
  const sign = hi >> 31;
  let high = ((hi << 1) | (lo >>> 31)) ^ sign;
  let low = (lo << 1) ^ sign;
  let at = begin;
  while (high !== 0 || low >>> 0 > 0x7f) {
    bytes[at++] = (low & 0x7f) | 0x80;
    low = (low >>> 7) | (high << 25);
    high >>>= 7;
  }
  bytes[at++] = low;
  return at;
}

/** How many bytes a length in front of a text takes. */
export function lengthBytes(length: number): number {
  return zigzagBytes(0, length);
}

/** Puts a whole number from 0 to 2^31 − 1 at the end. */
export function appendCount(out: ByteBuffer, count: number): void {
  reserve(out, 10);
  out.length = putZigzag(out.bytes, out.length, 0, count);
}
