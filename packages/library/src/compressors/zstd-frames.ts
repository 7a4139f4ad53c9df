/** A frame of Zstandard, and how long its content is. */
export interface ZstdFrame {
  readonly bytes: Uint8Array;
  readonly contentBytes: number;
}

/** What Populace writes has a megabyte; this is for what others packed again. */
const MOST_CONTENT_BYTES = 2 ** 28;
const [MAGIC, SKIPPABLE] = [0xfd2fb528, 0x184d2a50];
const RLE_BLOCK = 1;

/**
 * Cuts a file of Zstandard into its frames (RFC 8878, section 3.1), without those that are to be skipped.
 * @throws Error with the reason in words where it is no such file, or a frame does not say how long its content is.
 */
export async function* zstdFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ZstdFrame> {
  let rest: Uint8Array = new Uint8Array(0);
  for await (const chunk of chunks) {
    rest = joined(rest, chunk);
    for (let found = firstFrame(rest); found !== undefined; found = firstFrame(rest)) {
      if (found.contentBytes !== undefined)
        yield { bytes: rest.subarray(0, found.length), contentBytes: found.contentBytes };
      rest = rest.subarray(found.length);
    }
  }
  if (rest.length > 0) throw new Error('a frame of Zstandard has no end');
}

interface FoundFrame {
  readonly length: number;
  /** Undefined for a frame that is to be skipped. */
  readonly contentBytes: number | undefined;
}

/** The frame that bytes begin with; undefined where it has not ended yet. */
function firstFrame(bytes: Uint8Array): FoundFrame | undefined {
  if (bytes.length < 8) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = view.getUint32(0, true);
  if ((magic & ~0xf) >>> 0 === SKIPPABLE) {
    const length = 8 + view.getUint32(4, true);
    return length <= bytes.length ? { length, contentBytes: undefined } : undefined;
  }
  if (magic !== MAGIC) throw new Error('it is no Zstandard');
  const descriptor = view.getUint8(4);
  const isSingle = (descriptor & 0x20) !== 0;
  const sizeAt = 5 + (isSingle ? 0 : 1) + ([0, 1, 2, 4][descriptor & 3] ?? 0);
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;
  if (bytes.length < sizeAt + sizeBytes) return undefined;
  const contentBytes = contentSize(view, sizeAt, sizeBytes);
  const length = endOfBlocks(view, sizeAt + sizeBytes);
  if (length === undefined) return undefined;
  const whole = length + ((descriptor & 4) === 0 ? 0 : 4);
  return whole <= bytes.length ? { length: whole, contentBytes } : undefined;
}

function contentSize(view: DataView, at: number, sizeBytes: number): number {
  const size = readSize(view, at, sizeBytes);
  const way = 'unpack it with zstd -d first';
  if (size === undefined) throw new Error(`a frame of Zstandard does not say how large it is; ${way}`);
  if (size > MOST_CONTENT_BYTES) throw new Error(`a frame of Zstandard holds more than 256 MiB; ${way}`);
  return size;
}

function readSize(view: DataView, at: number, sizeBytes: number): number | undefined {
  switch (sizeBytes) {
    case 0:
      return undefined;
    case 1:
      return view.getUint8(at);
    case 2:
      return view.getUint16(at, true) + 256;
    case 4:
      return view.getUint32(at, true);
    default:
      return Number(view.getBigUint64(at, true));
  }
}

/** Where the blocks of a frame end, which begin at `at`; undefined where they have not ended yet. */
function endOfBlocks(view: DataView, at: number): number | undefined {
  while (at + 3 <= view.byteLength) {
    const head = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    at += 3 + (((head >> 1) & 3) === RLE_BLOCK ? 1 : head >> 3);
    if ((head & 1) !== 0) return at;
  }
  return undefined;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
