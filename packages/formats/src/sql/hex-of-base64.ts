import { decodeBase64 } from '../bytes/decode-base64.ts';

/** Returns bytes in base64 (RFC 4648, section 4) as hexadecimal digits. */
export function hexOfBase64(text: string): string {
  const bytes = new Uint8Array(text.length);
  const length = decodeBase64(new TextEncoder().encode(text), bytes, 0);
  let hex = '';
  for (let at = 0; at < length; at++) hex += bytes[at].toString(16).padStart(2, '0');
  return hex;
}
