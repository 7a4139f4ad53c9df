/** A line of the sample and the byte that it begins at. */
export interface SampleLine {
  readonly at: number;
  readonly words: string;
}

const MOST_LINES = 200;
const LONGEST_LINE = 2000;

/** Returns bytes as lines of text; a mark at the beginning that tells the byte order is shown as its bytes. */
export function linesOfText(bytes: Uint8Array): readonly SampleLine[] {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const lines: SampleLine[] = [];
  let at = 0;
  while (at < bytes.length && lines.length < MOST_LINES) {
    const end = bytes.indexOf(10, at);
    const next = end < 0 ? bytes.length : end + 1;
    const line = decoder.decode(bytes.subarray(at, end < 0 ? bytes.length : end));
    lines.push({ at, words: shown(line) });
    at = next;
  }
  return lines;
}

function shown(line: string): string {
  const cut = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
  return cut
    .replace(/^\ufeff/, '[EF BB BF] ')
    .replace(/\r$/, '␍')
    .replaceAll('\t', '⇥');
}

const BYTES_A_LINE = 16;

/** Returns bytes as hexadecimal digits, sixteen a line, with what of them is ASCII beside them. */
export function linesOfBytes(bytes: Uint8Array): readonly SampleLine[] {
  const lines: SampleLine[] = [];
  for (let at = 0; at < bytes.length && lines.length < MOST_LINES; at += BYTES_A_LINE) {
    const piece = [...bytes.subarray(at, at + BYTES_A_LINE)];
    const digits = piece.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const ascii = piece.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '·')).join('');
    lines.push({ at, words: `${digits.padEnd(BYTES_A_LINE * 3)} ${ascii}` });
  }
  return lines;
}
