const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns bytes in base64 (RFC 4648, section 4) as hexadecimal digits. */
export function hexOfBase64(text: string): string {
  const digits = text.replace(/=+$/, '');
  let hex = '';
  let bits = 0;
  let width = 0;
  for (const digit of digits) {
    bits = (bits << 6) | ALPHABET.indexOf(digit);
    width += 6;
    for (; width >= 8; width -= 8) hex += ((bits >>> (width - 8)) & 255).toString(16).padStart(2, '0');
    bits &= (1 << width) - 1;
  }
  return hex;
}
