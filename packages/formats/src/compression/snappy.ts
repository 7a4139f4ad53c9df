/**
 * Compresses bytes in Snappy's block format ("Snappy compressed format description", 2011): the length, then literals and copies of what
 * came before. Input is looked at in blocks of 64 KiB, so that a copy never reaches farther back than two bytes can say.
 */
export function compressSnappy(input: Uint8Array): Uint8Array {
  const output = new Uint8Array(mostBytes(input.length));
  const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  let at = writeLength(output, input.length);
  const places = new Uint16Array(TABLE_SIZE);
  for (let from = 0; from < input.length; from += BLOCK_BYTES) {
    places.fill(0);
    const to = Math.min(input.length, from + BLOCK_BYTES);
    at = compressBlock({ input, view, output, places }, { from, to }, at);
  }
  return output.subarray(0, at);
}

const BLOCK_BYTES = 65_536;
const TABLE_BITS = 14;
const TABLE_SIZE = 1 << TABLE_BITS;
/** The last bytes of a block are literals, so that four bytes can be read anywhere before. */
const MARGIN = 15;
/** After so many bytes without a copy, every second place is tried, then every third, and so on. */
const SKIP_BITS = 5;

/** The most bytes that so many become: incompressible ones have a tag for each literal. */
function mostBytes(length: number): number {
  return 32 + length + Math.ceil(length / 6);
}

function writeLength(output: Uint8Array, length: number): number {
  let at = 0;
  let rest = length;
  for (; rest > 0x7f; rest >>>= 7) output[at++] = (rest & 0x7f) | 0x80;
  output[at++] = rest;
  return at;
}

interface Work {
  readonly input: Uint8Array;
  readonly view: DataView;
  readonly output: Uint8Array;
  /** By hash of four bytes, the last place in the block where such stood. */
  readonly places: Uint16Array;
}

function compressBlock(
  { input, view, output, places }: Work,
  { from, to }: { from: number; to: number },
  begin: number,
) {
  let at = begin;
  let literal = from;
  const limit = to - MARGIN;
  let place = from + 1;
  let skip = 1 << SKIP_BITS;
  while (place < limit) {
    const word = view.getUint32(place, true);
    const hash = Math.imul(word, 0x1e35a7bd) >>> (32 - TABLE_BITS);
    const candidate = from + places[hash];
    places[hash] = place - from;
    if (candidate >= place || view.getUint32(candidate, true) !== word) {
      place += skip++ >> SKIP_BITS;
      continue;
    }
    let end = place + 4;
    for (let back = candidate + 4; end < to && input[end] === input[back]; end++) back++;
    if (place > literal) at = writeLiteral(output, at, input.subarray(literal, place));
    at = writeCopy(output, at, place - candidate, end - place);
    place = end;
    literal = end;
    skip = 1 << SKIP_BITS;
    // What ends the copy may begin the next one.
    if (place < limit)
      places[Math.imul(view.getUint32(place - 1, true), 0x1e35a7bd) >>> (32 - TABLE_BITS)] = place - 1 - from;
  }
  return literal < to ? writeLiteral(output, at, input.subarray(literal, to)) : at;
}

function writeLiteral(output: Uint8Array, begin: number, literal: Uint8Array): number {
  const length = literal.length - 1;
  let at = begin;
  if (length < 60) output[at++] = length << 2;
  else if (length < 256) {
    output[at++] = 60 << 2;
    output[at++] = length;
  } else {
    output[at++] = 61 << 2;
    output[at++] = length & 0xff;
    output[at++] = length >>> 8;
  }
  output.set(literal, at);
  return at + literal.length;
}

/** Copies of more than 64 bytes are several; each has 4 bytes at least. */
function writeCopy(output: Uint8Array, begin: number, offset: number, length: number): number {
  let at = begin;
  let rest = length;
  while (rest >= 68) {
    at = writeFarCopy(output, at, offset, 64);
    rest -= 64;
  }
  if (rest > 64) {
    at = writeFarCopy(output, at, offset, 60);
    rest -= 60;
  }
  if (rest >= 12 || offset >= 2048) return writeFarCopy(output, at, offset, rest);
  output[at++] = ((offset >> 8) << 5) | ((rest - 4) << 2) | 1;
  output[at++] = offset & 0xff;
  return at;
}

function writeFarCopy(output: Uint8Array, at: number, offset: number, length: number): number {
  output[at] = ((length - 1) << 2) | 2;
  output[at + 1] = offset & 0xff;
  output[at + 2] = offset >>> 8;
  return at + 3;
}
