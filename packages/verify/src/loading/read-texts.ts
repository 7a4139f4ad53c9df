const LINE_END = 10;

/** Bytes that are not UTF-8, with the line in which the first of them is, from 1. */
export class NotUtf8 extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line} is not UTF-8`);
    this.line = line;
  }
}

/**
 * Decodes UTF-8 that comes in pieces.
 * @throws NotUtf8 where the bytes are no UTF-8.
 */
export async function* readTexts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 1;
  for await (const chunk of chunks) {
    const text = decode(decoder, chunk, line);
    line += linesOf(chunk);
    if (text !== '') yield text;
  }
  const last = decode(decoder, undefined, line);
  if (last !== '') yield last;
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, line: number): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new NotUtf8(line + (chunk === undefined ? 0 : linesBeforeFault(chunk)));
  }
}

/** A line end is never part of a character, so lines are decoded one by one; the first may go on from the piece before. */
function linesBeforeFault(chunk: Uint8Array): number {
  let from = chunk.indexOf(LINE_END) + 1;
  if (from === 0 || !isUtf8(chunk.subarray(firstOfCharacter(chunk), from))) return 0;
  for (let lines = 1; ; lines++) {
    const end = chunk.indexOf(LINE_END, from) + 1;
    if (end === 0 || !isUtf8(chunk.subarray(from, end))) return lines;
    from = end;
  }
}

/** Where the first character begins: up to three bytes may belong to one of the piece before. */
function firstOfCharacter(chunk: Uint8Array): number {
  let at = 0;
  while (at < 3 && ((chunk[at] ?? 0) & 0xc0) === 0x80) at++;
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
