/** Bytes that are put together piece by piece, in memory that stays for the next. */
export interface GrowingBytes {
  /** Copies bytes [from, to) to the end. */
  add(bytes: Uint8Array, from: number, to: number): void;
  /** The last byte; 0 where there is none. */
  last(): number;
  /** All bytes, valid until the next is added. */
  all(): Uint8Array;
  clear(): void;
}

const FIRST_BYTES = 65_536;

export function createGrowingBytes(): GrowingBytes {
  let memory = new Uint8Array(FIRST_BYTES);
  let length = 0;
  return {
    add(bytes, from, to) {
      if (length + to - from > memory.length) {
        const larger = new Uint8Array(Math.max(memory.length * 2, length + to - from));
        larger.set(memory.subarray(0, length));
        memory = larger;
      }
      memory.set(bytes.subarray(from, to), length);
      length += to - from;
    },
    last: () => (length === 0 ? 0 : memory[length - 1]),
    all: () => memory.subarray(0, length),
    clear: () => {
      length = 0;
    },
  };
}
