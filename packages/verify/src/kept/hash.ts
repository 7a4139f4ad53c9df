/** Mixes two words into one (as the finaliser of MurmurHash3 does), so that neighbours lie apart. */
export function mixed(a: number, b: number): number {
  let word = Math.imul(a, 0x9e3779b1) ^ b;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

/** The hash of some bytes (FNV-1a, 32 bits, mixed once more). */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at], 0x01000193);
  return mixed(hash, to - from);
}

const encoder = new TextEncoder();

/** The hash of a text's UTF-8. */
export function hashText(text: string): number {
  const bytes = encoder.encode(text);
  return hashBytes(bytes, 0, bytes.length);
}
