/**
 * Whether bytes are as a pattern says: two hexadecimal digits for a byte, `??` for any one, a text of ASCII in single quotes, parted by
 * blanks: `'RIFF' ?? ?? ?? ?? 'WEBP'`.
 */
export function matchesPattern(bytes: Uint8Array, offset: number, pattern: string): boolean {
  let at = offset;
  for (const [piece, text] of pattern.matchAll(/'([^']*)'|[0-9A-F]{2}|\?\?/g)) {
    if (text !== undefined) {
      if (!hasText(bytes, at, text)) return false;
      at += text.length;
      continue;
    }
    if (at >= bytes.length || (piece !== '??' && bytes[at] !== Number.parseInt(piece, 16))) return false;
    at++;
  }
  return true;
}

/** Bytes as patterns have them: `89 50`. */
export function hexText(bytes: ArrayLike<number>): string {
  return Array.from(bytes, (byte) => HEX.charAt(byte >> 4) + HEX.charAt(byte & 15)).join(' ');
}

const HEX = '0123456789ABCDEF';

/** Whether a text of ASCII stands at a place. */
export function hasText(bytes: Uint8Array, offset: number, text: string): boolean {
  for (let at = 0; at < text.length; at++) if (bytes[offset + at] !== text.charCodeAt(at)) return false;
  return true;
}

/** The bytes from one place to another, one character each; less where they end before. */
export function latinText(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Where a text of ASCII begins first between two places, or -1. */
export function indexOfText(bytes: Uint8Array, text: string, from: number, to: number = bytes.length): number {
  const first = text.charCodeAt(0);
  const last = Math.min(to, bytes.length) - text.length;
  for (let at = bytes.indexOf(first, from); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (hasText(bytes, at, text)) return at;
  }
  return -1;
}

/** A whole number of 2 or 4 bytes, the lowest first; NaN beyond the end. */
export function littleEndian(bytes: Uint8Array, offset: number, size: 2 | 4): number {
  let value = 0;
  for (let at = size - 1; at >= 0; at--) value = value * 256 + (bytes[offset + at] ?? Number.NaN);
  return value;
}

/** A whole number of 4 bytes, the highest first; NaN beyond the end. */
export function bigEndian(bytes: Uint8Array, offset: number): number {
  let value = 0;
  for (let at = 0; at < 4; at++) value = value * 256 + (bytes[offset + at] ?? Number.NaN);
  return value;
}
