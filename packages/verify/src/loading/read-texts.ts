const LINE_END = 10;

/** Bytes that are not UTF-8, with the line in which the first of them is, from 1. */
export class NotUtf8 extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line} is not UTF-8`);
    this.line = line;
  }
}

/** A character has four bytes at most, so one whose end is in the next piece has three before it. */
const MOST_UNFINISHED = 3;

/**
 * Decodes UTF-8 that comes in pieces.
 * @throws NotUtf8 where the bytes are no UTF-8.
 */
export async function* readTexts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 1;
  let before: Uint8Array = new Uint8Array(0);
  for await (const chunk of chunks) {
    const text = decode(decoder, chunk, { line, before });
    line += linesOf(chunk);
    before = joined(before, chunk.subarray(-MOST_UNFINISHED)).slice(-MOST_UNFINISHED);
    if (text !== '') yield text;
  }
  const last = decode(decoder, undefined, { line, before });
  if (last !== '') yield last;
}

/** Where a piece begins: in which line, and after which bytes, of which the last may be the first ones of its first character. */
interface PieceStart {
  readonly line: number;
  readonly before: Uint8Array;
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, { line, before }: PieceStart): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    if (chunk === undefined) throw new NotUtf8(line);
    throw new NotUtf8(line - linesOf(before) + linesBeforeFault(joined(before, chunk)));
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** A line end is never part of a character, so lines are decoded one by one; the first may go on from the piece before. */
function linesBeforeFault(bytes: Uint8Array): number {
  let from = bytes.indexOf(LINE_END) + 1;
  if (from === 0 || !isUtf8(bytes.subarray(firstOfCharacter(bytes), from))) return 0;
  for (let lines = 1; ; lines++) {
    const end = bytes.indexOf(LINE_END, from) + 1;
    if (end === 0 || !isUtf8(bytes.subarray(from, end))) return lines;
    from = end;
  }
}

/** Where the first character begins: up to three bytes may belong to one before them. */
function firstOfCharacter(bytes: Uint8Array): number {
  let at = 0;
  while (at < MOST_UNFINISHED && ((bytes[at] ?? 0) & 0xc0) === 0x80) at++;
  return at;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function linesOf(chunk: Uint8Array): number {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) lines++;
  return lines;
}
