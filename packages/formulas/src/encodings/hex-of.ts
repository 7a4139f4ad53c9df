const DIGITS = '0123456789abcdef';

/** Bytes in hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += (DIGITS[byte >>> 4] ?? '') + (DIGITS[byte & 15] ?? '');
  return text;
}
