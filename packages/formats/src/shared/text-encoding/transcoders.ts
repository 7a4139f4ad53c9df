import { MOVED, type TextEncodingId } from './text-encodings.ts';

/** Writes UTF-8 in another encoding to the beginning of `out`. Returns where it ends, or -1 where a character has no place in it. */
export type Transcoder = (utf8: Uint8Array, out: Uint8Array) => number;

/** How many bytes one byte of UTF-8 becomes at most. */
export const MOST_GROWTH = 2;

/** Returns what writes an encoding; undefined for UTF-8 itself. */
export function transcoderTo(encoding: TextEncodingId): Transcoder | undefined {
  switch (encoding) {
    case 'utf-8':
      return undefined;
    case 'utf-16le':
      return utf16(0, 1);
    case 'utf-16be':
      return utf16(1, 0);
    case 'iso-8859-1':
      return singleByte(0x80, new Map());
    case 'windows-1252':
      return singleByte(0xa0, new Map(MOVED.map(([byte, codePoint]) => [codePoint, byte])));
  }
}

/** UTF-16 (RFC 2781) with the low and the high byte of each unit where they are said to be. */
function utf16(low: 0 | 1, high: 0 | 1): Transcoder {
  return (utf8, out) => {
    let at = 0;
    for (let from = 0; from < utf8.length; ) {
      const byte = utf8[from];
      if (byte < 0x80) {
        out[at + low] = byte;
        out[at + high] = 0;
        at += 2;
        from++;
        continue;
      }
      const codePoint = codePointAt(utf8, from);
      from += lengthOf(byte);
      // A pair of surrogates, or the one unit that is the code point itself.
      const first = codePoint < 0x10000 ? codePoint : 0xd7c0 + (codePoint >> 10);
      out[at + low] = first;
      out[at + high] = first >> 8;
      at += 2;
      if (codePoint < 0x10000) continue;
      const second = 0xdc00 | (codePoint & 0x3ff);
      out[at + low] = second;
      out[at + high] = second >> 8;
      at += 2;
    }
    return at;
  };
}

/** One byte a character: itself below 0x80, from `sameFrom` to 0xFF, and where `places` says so. */
function singleByte(sameFrom: number, places: ReadonlyMap<number, number>): Transcoder {
  return (utf8, out) => {
    const source = new DataView(utf8.buffer, utf8.byteOffset, utf8.byteLength);
    const target = new DataView(out.buffer, out.byteOffset, out.byteLength);
    let at = 0;
    for (let from = 0; from < utf8.length; ) {
      const copied = copyAscii(source, from, target, at);
      at += copied;
      from += copied;
      if (from === utf8.length) break;
      const byte = utf8[from];
      const codePoint = codePointAt(utf8, from);
      from += lengthOf(byte);
      const place = codePoint >= sameFrom && codePoint < 0x100 ? codePoint : (places.get(codePoint) ?? -1);
      if (place < 0) return -1;
      out[at++] = place;
    }
    return at;
  };
}

/** Copies ASCII up to the next other character, four bytes at once, and returns how many bytes it was. */
function copyAscii(source: DataView, from: number, target: DataView, at: number): number {
  const begin = from;
  for (; from + 4 <= source.byteLength; from += 4, at += 4) {
    const word = source.getInt32(from, true);
    if ((word & 0x80808080) !== 0) break;
    target.setInt32(at, word, true);
  }
  for (; from < source.byteLength; from++, at++) {
    const byte = source.getUint8(from);
    if (byte >= 0x80) break;
    target.setUint8(at, byte);
  }
  return from - begin;
}

/** Returns how many bytes a character has that begins with a byte of 0x80 and above. */
function lengthOf(byte: number): number {
  if (byte < 0xe0) return 2;
  return byte < 0xf0 ? 3 : 4;
}

/** Returns the code point of the character that begins at a byte of 0x80 and above (RFC 3629, section 3). */
function codePointAt(utf8: Uint8Array, at: number): number {
  const byte = utf8[at];
  const second = utf8[at + 1] & 0x3f;
  if (byte < 0xe0) return ((byte & 0x1f) << 6) | second;
  const third = utf8[at + 2] & 0x3f;
  if (byte < 0xf0) return ((byte & 0x0f) << 12) | (second << 6) | third;
  return ((byte & 0x07) << 18) | (second << 12) | (third << 6) | (utf8[at + 3] & 0x3f);
}
