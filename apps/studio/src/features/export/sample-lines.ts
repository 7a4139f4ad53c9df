import { decodeText, markOf } from './text-encoding.ts';

/** A line of the sample and the byte that it begins at. */
export interface SampleLine {
  readonly at: number;
  readonly words: string;
}

const MOST_LINES = 200;
const LONGEST_LINE = 2000;

/** Returns bytes as lines of text; a mark at the beginning that tells the byte order is shown as its bytes. */
export function linesOfText(bytes: Uint8Array, encoding: string): readonly SampleLine[] {
  const mark = markOf(bytes, encoding);
  const lines: SampleLine[] = [];
  let at = 0;
  while (at < bytes.length && lines.length < MOST_LINES) {
    const end = lineEnd(bytes, at, encoding);
    const line = decodeText(bytes.subarray(Math.max(at, mark.length), end.at), encoding);
    const shownMark = at === 0 && mark.length > 0 ? `[${mark.map(hexadecimal).join(' ').toUpperCase()}] ` : '';
    lines.push({ at, words: `${shownMark}${shown(line)}` });
    at = end.next;
  }
  return lines;
}

/** Where a line ends, and where the next one begins. */
function lineEnd(bytes: Uint8Array, from: number, encoding: string): { readonly at: number; readonly next: number } {
  const unit = encoding.startsWith('utf-16') ? 2 : 1;
  // The byte of a unit of two that says which of the first 256 characters it is.
  const low = encoding === 'utf-16be' ? 1 : 0;
  for (let at = from; at + unit <= bytes.length; at += unit) {
    if (bytes[at + low] === 10 && (unit === 1 || bytes[at + 1 - low] === 0)) return { at, next: at + unit };
  }
  return { at: bytes.length, next: bytes.length };
}

function shown(line: string): string {
  const cut = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
  return cut.replace(/\r$/, '␍').replaceAll('\t', '⇥');
}

const BYTES_A_LINE = 16;

/** Returns bytes as hexadecimal digits, sixteen a line, with what of them is ASCII beside them. */
export function linesOfBytes(bytes: Uint8Array): readonly SampleLine[] {
  const lines: SampleLine[] = [];
  for (let at = 0; at < bytes.length && lines.length < MOST_LINES; at += BYTES_A_LINE) {
    const piece = [...bytes.subarray(at, at + BYTES_A_LINE)];
    const digits = piece.map(hexadecimal).join(' ');
    const ascii = piece.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '·')).join('');
    lines.push({ at, words: `${digits.padEnd(BYTES_A_LINE * 3)} ${ascii}` });
  }
  return lines;
}

function hexadecimal(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
