/** The digits of Base64 (RFC 4648, section 4), each of six bits. */
export const BASE64_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The character that fills up the last four digits. */
export const BASE64_PADDING = 0x3d;

let values: Uint8Array | undefined;

/** By character, the six bits of a digit of Base64; 0 for padding. */
export function base64Values(): Uint8Array {
  if (values !== undefined) return values;
  values = new Uint8Array(256);
  for (const [value, digit] of [...BASE64_DIGITS].entries()) values[digit.charCodeAt(0)] = value;
  return values;
}
