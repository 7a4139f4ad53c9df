const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes in base64 (RFC 4648, section 4). */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const word = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += DIGITS.charAt(word >>> 18) + DIGITS.charAt((word >>> 12) & 63);
    text += left > 1 ? DIGITS.charAt((word >>> 6) & 63) : '=';
    text += left > 2 ? DIGITS.charAt(word & 63) : '=';
  }
  return text;
}

const SPELLING = /^[A-Za-z0-9+/]*={0,2}$/;

/** The text that base64 stands for; undefined where it is none, or its bytes are no UTF-8. */
export function textOfBase64(text: string): string | undefined {
  if (text.length % 4 !== 0 || !SPELLING.test(text)) return undefined;
  const padding = text.length - text.replaceAll('=', '').length;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    let word = 0;
    for (let digit = 0; digit < 4; digit++) word = (word << 6) | Math.max(DIGITS.indexOf(text.charAt(at + digit)), 0);
    bytes[to] = word >>> 16;
    bytes[to + 1] = word >>> 8;
    bytes[to + 2] = word;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Whether it is UTF-8 is the question.
    return undefined;
  }
}
