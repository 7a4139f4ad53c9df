import { type ByteBuffer, createByteBuffer, inUse, reserve } from '../bytes/byte-buffer.ts';

/**
 * Creates what compresses bytes in Snappy's block format ("Snappy compressed format description", 2011): the length, then literals and copies
 * of what came before. Input is looked at in blocks of 64 KiB, so that a copy never reaches farther back than two bytes can say.
 * What it returns is valid until its next call, as its memory is used again.
 */
export function createSnappy(): (input: Uint8Array) => Uint8Array {
  const output = createByteBuffer(BLOCK_BYTES);
  const places = new Uint16Array(TABLE_SIZE);
  return (input) => {
    output.length = 0;
    reserve(output, mostBytes(input.length));
    const work = { input: viewOf(input), places, output };
    writeLength(output, input.length);
    for (let from = 0; from < input.length; from += BLOCK_BYTES) {
      places.fill(0);
      compressBlock(work, from, Math.min(input.length, from + BLOCK_BYTES));
    }
    return inUse(output);
  };
}

const BLOCK_BYTES = 65_536;
const TABLE_BITS = 14;
const TABLE_SIZE = 1 << TABLE_BITS;
/** The last bytes of a block are literals, so that four bytes can be read anywhere before. */
const MARGIN = 15;
/** The longest literal that is copied by words: its length stands in its tag. */
const SHORT = 60;
/** After so many bytes without a copy, every second place is tried, then every third, and so on. */
const SKIP_BITS = 5;

/** The most bytes that so many become: incompressible ones have a tag for each literal. */
function mostBytes(length: number): number {
  return 32 + length + Math.ceil(length / 6);
}

function writeLength(output: ByteBuffer, length: number): void {
  let rest = length;
  for (; rest > 0x7f; rest >>>= 7) output.bytes[output.length++] = (rest & 0x7f) | 0x80;
  output.bytes[output.length++] = rest;
}

function viewOf(bytes: Uint8Array): Input {
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

interface Input {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

interface Work {
  readonly input: Input;
  readonly output: ByteBuffer;
  /** By hash of four bytes, the last place in the block where such stood. */
  readonly places: Uint16Array;
}

function compressBlock({ input, output, places }: Work, from: number, to: number): void {
  const { view } = input;
  const limit = to - MARGIN;
  let literal = from;
  let place = from + 1;
  let skip = 1 << SKIP_BITS;
  while (place < limit) {
    const word = view.getInt32(place, true);
    const hash = hashOf(word);
    const candidate = from + places[hash];
    places[hash] = place - from;
    if (candidate >= place || view.getInt32(candidate, true) !== word) {
      place += skip++ >> SKIP_BITS;
      continue;
    }
    const end = matchEnd(input, candidate + 4, place + 4, to);
    writeLiteral(output, input, literal, place);
    writeCopy(output, place - candidate, end - place);
    place = end;
    literal = end;
    skip = 1 << SKIP_BITS;
    // What ends the copy may begin the next one.
    if (place < limit) places[hashOf(view.getInt32(place - 1, true))] = place - 1 - from;
  }
  writeLiteral(output, input, literal, to);
}

function hashOf(word: number): number {
  return Math.imul(word, 0x1e35a7bd) >>> (32 - TABLE_BITS);
}

/** Where the bytes from `place` on, up to `to`, cease to be those from `back` on. */
function matchEnd({ bytes, view }: Input, back: number, place: number, to: number): number {
  const distance = place - back;
  let end = place;
  while (end + 4 <= to) {
    const differing = view.getInt32(end, true) ^ view.getInt32(end - distance, true);
    // The lowest bit that differs is in the first byte that does.
    if (differing !== 0) return end + ((31 - Math.clz32(differing & -differing)) >> 3);
    end += 4;
  }
  while (end < to && bytes[end] === bytes[end - distance]) end++;
  return end;
}

/** The bytes from `from` to `to` as they are, unless there are none. */
function writeLiteral(output: ByteBuffer, { bytes, view }: Input, from: number, to: number): void {
  const length = to - from;
  // Most literals are a few bytes, for which a call that copies any number costs more than all else: these are copied by
  // four, up to three too many. At the end of the input there may be none too many.
  if (length > SHORT || to + 3 > bytes.length) writeLongLiteral(output, bytes.subarray(from, to));
  else if (length > 0) {
    const at = output.length + 1;
    output.bytes[output.length] = (length - 1) << 2;
    for (let done = 0; done < length; done += 4)
      output.view.setInt32(at + done, view.getInt32(from + done, true), true);
    output.length = at + length;
  }
}

function writeLongLiteral(output: ByteBuffer, literal: Uint8Array): void {
  const { bytes } = output;
  const length = literal.length - 1;
  if (length < 0) return;
  if (length < 60) bytes[output.length++] = length << 2;
  else if (length < 256) {
    bytes[output.length++] = 60 << 2;
    bytes[output.length++] = length;
  } else {
    bytes[output.length++] = 61 << 2;
    bytes[output.length++] = length & 0xff;
    bytes[output.length++] = length >>> 8;
  }
  bytes.set(literal, output.length);
  output.length += literal.length;
}

/** Copies of more than 64 bytes are several; each has 4 bytes at least. */
function writeCopy(output: ByteBuffer, offset: number, length: number): void {
  let rest = length;
  for (; rest >= 68; rest -= 64) writeFarCopy(output, offset, 64);
  if (rest > 64) {
    writeFarCopy(output, offset, 60);
    rest -= 60;
  }
  if (rest >= 12 || offset >= 2048) writeFarCopy(output, offset, rest);
  else {
    output.bytes[output.length++] = ((offset >> 8) << 5) | ((rest - 4) << 2) | 1;
    output.bytes[output.length++] = offset & 0xff;
  }
}

function writeFarCopy(output: ByteBuffer, offset: number, length: number): void {
  const { bytes, length: at } = output;
  bytes[at] = ((length - 1) << 2) | 2;
  bytes[at + 1] = offset & 0xff;
  bytes[at + 2] = offset >>> 8;
  output.length = at + 3;
}
