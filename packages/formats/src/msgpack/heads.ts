import type { Output } from '@populace/cells';

/** How things begin whose length is said: at the most so many, with the length in the first byte itself, in 1, 2 or 4 bytes. */
interface Head {
  /** The first byte of the shortest form, to which the length is added, and the least length that it has no room for. */
  readonly short: number;
  readonly shortEnd: number;
  /** The first bytes of the longer forms; 0 where there is none of 1 byte. */
  readonly one: number;
  readonly two: number;
  readonly four: number;
}

/** The heads of things that have a length (MessagePack specification, "Formats"). */
export const HEAD: { readonly [Kind in 'text' | 'bytes' | 'list' | 'map']: Head } = {
  text: { short: 0xa0, shortEnd: 32, one: 0xd9, two: 0xda, four: 0xdb },
  bytes: { short: 0, shortEnd: 0, one: 0xc4, two: 0xc5, four: 0xc6 },
  list: { short: 0x90, shortEnd: 16, one: 0, two: 0xdc, four: 0xdd },
  map: { short: 0x80, shortEnd: 16, one: 0, two: 0xde, four: 0xdf },
};

/** The most bytes of a head. */
export const MOST_HEAD_BYTES = 5;

/** Returns how many bytes the head of a text of so many bytes has. */
export function textHeadBytes(length: number): number {
  if (length < HEAD.text.shortEnd) return 1;
  if (length < 2 ** 8) return 2;
  return length < 2 ** 16 ? 3 : 5;
}

/** Writes how something of so many bytes or members begins; returns where that ends. */
export function writeHead({ bytes, view }: Output, head: Head, length: number, begin: number): number {
  if (length < head.shortEnd) {
    bytes[begin] = head.short + length;
    return begin + 1;
  }
  if (length < 2 ** 8 && head.one !== 0) {
    bytes[begin] = head.one;
    bytes[begin + 1] = length;
    return begin + 2;
  }
  if (length < 2 ** 16) {
    bytes[begin] = head.two;
    view.setUint16(begin + 1, length);
    return begin + 3;
  }
  bytes[begin] = head.four;
  view.setUint32(begin + 1, length);
  return begin + 5;
}

/** Returns how something of so many bytes or members begins. */
export function headOf(head: Head, length: number): Uint8Array {
  const bytes = new Uint8Array(MOST_HEAD_BYTES);
  return bytes.subarray(0, writeHead({ bytes, view: new DataView(bytes.buffer) }, head, length, 0));
}

/** Copies bytes to `at`; returns where they end. */
export function copyTo(
  { bytes }: Output,
  at: number,
  source: Uint8Array,
  [from, to]: readonly [number, number],
): number {
  const length = to - from;
  if (length > 48) bytes.set(source.subarray(from, to), at);
  // A loop is faster than a call for few.
  else for (let place = 0; place < length; place++) bytes[at + place] = source[from + place];
  return at + length;
}
