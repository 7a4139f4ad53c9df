import { utf8Size } from './pattern.ts';

/** Writes a code point in UTF-8 (RFC 3629, section 3) and returns where it ends. */
export function writeCodePoint(point: number, bytes: Uint8Array, at: number): number {
  const size = utf8Size(point);
  if (size === 1) {
    bytes[at] = point;
    return at + 1;
  }
  for (let place = size - 1; place > 0; place--)
    bytes[at + place] = 0x80 | ((point >>> (6 * (size - 1 - place))) & 0x3f);
  bytes[at] = ((0xf00 >>> size) & 0xff) | (point >>> (6 * (size - 1)));
  return at + size;
}
