import { hexText } from './byte-pattern.ts';

/** The text of a file, as far as it was looked at. */
export interface DecodedText {
  readonly text: string;
  /** The encoding, as charsets are named. */
  readonly charset: string;
  /** The byte order mark, as signatures are written; empty where there is none. */
  readonly bom: string;
  /** Whether it is all of the file. */
  readonly isWhole: boolean;
}

/** Marks at the beginning of a text (Unicode 16.0, 23.8); a longer one goes before its beginning. */
const marks: readonly { readonly bytes: readonly number[]; readonly charset: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
];

/** So much of a text is looked at. */
const MOST_BYTES = 1 << 20;

/** Decodes bytes that are text: by a byte order mark, else as UTF-8, else as Windows-1252. Undefined where they cannot be text. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const piece = bytes.subarray(0, MOST_BYTES);
  const isWhole = piece.length === bytes.length;
  const mark = marks.find((mark) => mark.bytes.every((byte, at) => piece[at] === byte));
  if (mark !== undefined) {
    const text = decode(piece, mark.charset);
    const bom = hexText(mark.bytes);
    return text === undefined || isBinary(text) ? undefined : { text, charset: mark.charset, bom, isWhole };
  }
  for (const charset of ['utf-8', 'windows-1252']) {
    const text = decode(piece, charset);
    if (text !== undefined) return isBinary(text) ? undefined : { text, charset, bom: '', isWhole };
  }
  return undefined;
}

/** A character that the end of the piece cuts does not count. */
function decode(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    // Not of the charset: that is the answer.
    return undefined;
  }
}

/** Characters that no text has: controls but tab, line ends, form feed and escape; those of Windows-1252 without a meaning. */
function isBinary(text: string): boolean {
  return /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/.test(text);
}
