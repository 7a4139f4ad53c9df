/** Bytes that are put together in one buffer. */
export interface Joined {
  add(bytes: Uint8Array): void;
  length(): number;
  bytes(): Uint8Array<ArrayBuffer>;
}

/** Joins bytes in one buffer, which grows by half when it must. */
export function createJoined(buffer: ArrayBuffer): Joined {
  let all = new Uint8Array(buffer);
  let length = 0;
  return {
    add(bytes) {
      const needed = length + bytes.length;
      if (needed > all.length) {
        const grown = new Uint8Array(Math.max(needed, Math.ceil(all.length * 1.5)));
        grown.set(all.subarray(0, length));
        all = grown;
      }
      all.set(bytes, length);
      length = needed;
    },
    length: () => length,
    bytes: () => all.subarray(0, length),
  };
}
