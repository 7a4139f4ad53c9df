import type { EncoderRun } from '@populace/cells';

/** The most octets of a line, without its end (RFC 5545, section 3.1; RFC 6350, section 3.2). */
const MOST = 75;
const CR = 0x0d;
const LF = 0x0a;
const BLANK = 0x20;

/**
 * Folds the lines of an encoding: after 75 octets a line goes on in the next, behind a blank. Characters stay whole. All parts of the
 * encoding end with a line end (CR LF), so each is folded for itself.
 */
export function foldedRun(run: EncoderRun): EncoderRun {
  let memory = new Uint8Array(0);
  const fold = (bytes: Uint8Array): Uint8Array => {
    // A line of any length gets three octets for each 72 of its own at the most, since a character has at most four.
    const room = bytes.length + Math.ceil(bytes.length / (MOST - 4)) * 3;
    if (memory.length < room) memory = new Uint8Array(room);
    return memory.subarray(0, foldInto(memory, bytes));
  };
  return {
    ...run,
    begin: () => fold(run.begin()).slice(),
    encode: (n, first) => fold(run.encode(n, first)),
    end: (empty, blocks) => fold(run.end(empty, blocks)).slice(),
  };
}

function foldInto(out: Uint8Array, bytes: Uint8Array): number {
  let at = 0;
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LF, from) + 1;
    at = foldLine(out, at, bytes.subarray(from, end));
    from = end;
  }
  return at;
}

function foldLine(out: Uint8Array, start: number, line: Uint8Array): number {
  let at = start;
  let from = 0;
  // The blank before what goes on counts.
  for (let most = MOST; line.length - 2 - from > most; most = MOST - 1) {
    let to = from + most;
    while ((line[to] & 0xc0) === 0x80) to--;
    out.set(line.subarray(from, to), at);
    at += to - from;
    out[at++] = CR;
    out[at++] = LF;
    out[at++] = BLANK;
    from = to;
  }
  out.set(line.subarray(from), at);
  return at + line.length - from;
}
