import { type Evidence, evidenceOf } from '../proposal/evidence.ts';

/** Text, and what was found out about its bytes. */
export interface DecodedText {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  /** Whether there are bytes that no text has. */
  readonly binary: boolean;
}

/**
 * Reads bytes as text: UTF-8, UTF-16 where a byte order mark says so, else windows-1252. A few bytes that are not UTF-8 among many
 * characters of it are damage. Of bytes that were cut off the last character may be missing.
 */
export function decodeBytes(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decodeAs(bytes, 'utf-16be');
  const binary = bytes.subarray(0, 4096).includes(0);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return { text: withoutMark(text), evidence: [], binary };
  } catch {
    const damaged = damagedUtf8(bytes);
    if (damaged !== undefined) return { ...damaged, binary };
    // Not UTF-8: every byte is a character in windows-1252, which is what older programs write in Western countries.
    return { ...decodeAs(bytes, 'windows-1252'), binary };
  }
}

/** Letters of windows-1252 rarely form UTF-8 by chance. Text with more characters of UTF-8 beyond ASCII than faults is UTF-8 that was damaged. */
function damagedUtf8(bytes: Uint8Array): Omit<DecodedText, 'binary'> | undefined {
  const text = withoutMark(new TextDecoder('utf-8').decode(bytes, { stream: true }));
  const faults = text.split('\ufffd').length - 1;
  const characters = text.match(/[^\u0000-\u007f\ufffd]/gu)?.length ?? 0;
  return characters > faults ? { text, evidence: [evidenceOf('damaged-text', { count: faults })] } : undefined;
}

/** What the bytes from 0x80 to 0x9F are in windows-1252 (WHATWG Encoding, index-windows-1252); five have no meaning. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeAs(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be' | 'windows-1252'): DecodedText {
  const decoded = new TextDecoder(encoding).decode(bytes);
  const text = encoding === 'windows-1252' ? withWindowsSigns(decoded) : withoutMark(decoded);
  return { text, evidence: [evidenceOf('read-as', { encoding })], binary: false };
}

/** Node up to 22 reads windows-1252 as Latin-1, which has control characters in the places of these signs. */
function withWindowsSigns(text: string): string {
  return text.replaceAll(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** Drops a byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
