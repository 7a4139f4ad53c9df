/** Bits behind one another, the least of each byte first. */
export interface Bits {
  /** Puts a 0 or a 1 at the end. */
  push(bit: number): void;
  /** Returns the bytes, whose last bits may be nobody's and 0, and begins anew. */
  take(): Uint8Array;
}

/** Creates bits, of which there are at most so many. */
export function createBits(most: number): Bits {
  const bytes = new Uint8Array(Math.ceil(most / 8));
  let count = 0;
  return {
    push(bit) {
      bytes[count >> 3] |= bit << (count & 7);
      count++;
    },
    take() {
      const taken = bytes.slice(0, Math.ceil(count / 8));
      bytes.fill(0);
      count = 0;
      return taken;
    },
  };
}
