/**
 * SipHash-2-4 (Aumasson, Bernstein: "SipHash: a fast short-input PRF", 2012) on 32-bit halves, without BigInt.
 * Names become stream keys by it; it is not used for anything a row.
 */

/** Returns the 64-bit SipHash-2-4 of `message` under the 128-bit `key` (four little-endian words) as [low, high]. */
export function siphash24(key: readonly [number, number, number, number], message: Uint8Array): [number, number] {
  const [k0l, k0h, k1l, k1h] = key;
  // v0, v1, v2, v3 as (low, high) pairs.
  const v = Int32Array.of(
    k0l ^ 0x70736575,
    k0h ^ 0x736f6d65,
    k1l ^ 0x6e646f6d,
    k1h ^ 0x646f7261,
    k0l ^ 0x6e657261,
    k0h ^ 0x6c796765,
    k1l ^ 0x79746573,
    k1h ^ 0x74656462,
  );
  const whole = message.length - (message.length % 8);
  for (let at = 0; at < whole; at += 8) {
    compress(v, wordAt(message, at), wordAt(message, at + 4));
  }
  const tail = new Uint8Array(8);
  tail.set(message.subarray(whole));
  tail[7] = message.length & 0xff;
  compress(v, wordAt(tail, 0), wordAt(tail, 4));
  v[4] = (v[4] as number) ^ 0xff;
  for (let round = 0; round < 4; round++) sipRound(v);
  return [word(v, 0) ^ word(v, 2) ^ word(v, 4) ^ word(v, 6), word(v, 1) ^ word(v, 3) ^ word(v, 5) ^ word(v, 7)];
}

function compress(v: Int32Array, low: number, high: number): void {
  v[6] = word(v, 6) ^ low;
  v[7] = word(v, 7) ^ high;
  sipRound(v);
  sipRound(v);
  v[0] = word(v, 0) ^ low;
  v[1] = word(v, 1) ^ high;
}

function sipRound(v: Int32Array): void {
  add(v, 0, 2);
  rotate(v, 2, 13);
  xor(v, 2, 0);
  rotate(v, 0, 32);
  add(v, 4, 6);
  rotate(v, 6, 16);
  xor(v, 6, 4);
  add(v, 0, 6);
  rotate(v, 6, 21);
  xor(v, 6, 0);
  add(v, 4, 2);
  rotate(v, 2, 17);
  xor(v, 2, 4);
  rotate(v, 4, 32);
}

/** `v[to] += v[from]`, both 64 bits at even places. */
function add(v: Int32Array, to: number, from: number): void {
  const low = (word(v, to) >>> 0) + (word(v, from) >>> 0);
  v[to] = low | 0;
  v[to + 1] = (word(v, to + 1) + word(v, from + 1) + (low > 0xffffffff ? 1 : 0)) | 0;
}

function xor(v: Int32Array, to: number, from: number): void {
  v[to] = word(v, to) ^ word(v, from);
  v[to + 1] = word(v, to + 1) ^ word(v, from + 1);
}

function rotate(v: Int32Array, at: number, bits: number): void {
  const low = word(v, at);
  const high = word(v, at + 1);
  if (bits === 32) {
    v[at] = high;
    v[at + 1] = low;
    return;
  }
  v[at] = (low << bits) | (high >>> (32 - bits));
  v[at + 1] = (high << bits) | (low >>> (32 - bits));
}

function word(v: Int32Array, at: number): number {
  return v[at] as number;
}

function wordAt(bytes: Uint8Array, at: number): number {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = bytes.subarray(at, at + 4);
  return b0 | (b1 << 8) | (b2 << 16) | (b3 << 24);
}
