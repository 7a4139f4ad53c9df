import { siphash24 } from './siphash.ts';
import type { Key } from './threefry.ts';

/** ASCII of `populace/streams` as four little-endian words: keeps our streams apart from other users of SipHash. */
const HASH_KEY = [0x75706f70, 0x6563616c, 0x7274732f, 0x736d6165] as const;

/**
 * Returns the key of the random stream that `names` name, such as [seed, values set, table, path, draw].
 * Each name goes in with its length before it, so `['ab', 'c']` and `['a', 'bc']` are different streams.
 */
export function streamKey(names: readonly string[]): Key {
  const encoder = new TextEncoder();
  const encoded = names.map((name) => encoder.encode(name));
  const message = new Uint8Array(encoded.reduce((sum, bytes) => sum + 4 + bytes.length, 0));
  const view = new DataView(message.buffer);
  let at = 0;
  for (const bytes of encoded) {
    view.setUint32(at, bytes.length, true);
    message.set(bytes, at + 4);
    at += 4 + bytes.length;
  }
  const [k0, k1] = siphash24([...HASH_KEY], message);
  return { k0, k1 };
}

/** Gives the key of each draw of one thing, such as a subject of a table. */
export type StreamKeys = (...draw: readonly string[]) => Key;

/** Returns what gives the keys of the draws at `path`. */
export function streamKeys(path: readonly string[]): StreamKeys {
  return (...draw) => streamKey([...path, ...draw]);
}
