import { append, type ByteBuffer, createByteBuffer, inUse, reserve } from '../shared/bytes/byte-buffer.ts';
import { bitsOf, writeHybrid } from './encodings/hybrid.ts';
import { ENCODING } from './encodings/parquet-types.ts';
import { createThriftWriter } from './encodings/thrift.ts';
import type { GroupValues } from './planned-element.ts';

/** How pages are compressed. */
export interface Codec {
  /** The number of `CompressionCodec`. */
  readonly id: number;
  /** What it returns is valid until its next call. */
  compress(bytes: Uint8Array): Uint8Array;
}

/** What the end of the file says of a column's values in a group of rows: plain data. */
export interface WrittenChunk {
  /** Bytes of the pages, with their headers. */
  readonly bytes: number;
  /** The same before compression. */
  readonly rawBytes: number;
  /** Bytes of the dictionary's page, which comes first; 0 where there is none. */
  readonly dictionaryBytes: number;
  readonly encodings: readonly number[];
  readonly rowCount: number;
  readonly nulls: number;
  /** How many different values there are, where that is known. */
  readonly distinct: number | undefined;
  readonly least: Uint8Array | undefined;
  readonly greatest: Uint8Array | undefined;
}

const DATA_PAGE = 0;
const DICTIONARY_PAGE = 2;

/** Writes the pages of a column in a group of rows: its dictionary, where it has one, and its values (Parquet, Data Pages). */
export function writePages(out: ByteBuffer, group: GroupValues, codec: Codec): WrittenChunk {
  const { dictionary, encoding, rowCount, count } = group;
  const pages = createPages(out, codec);
  if (dictionary !== undefined) pages.dictionary(dictionary.bytes, dictionary.count);
  const dictionaryBytes = pages.written().bytes;
  pages.data(bodyOf(group), rowCount, encoding);
  return {
    ...pages.written(),
    dictionaryBytes,
    encodings: [...new Set([encoding, ENCODING.rle, ...(dictionary ? [ENCODING.plain] : [])])].toSorted(
      (a, b) => a - b,
    ),
    rowCount,
    nulls: rowCount - count,
    distinct: dictionary?.count,
    least: group.least,
    greatest: group.greatest,
  };
}

/** The levels, which say where lists begin and nulls are, each behind their length, and the values. */
function bodyOf(group: GroupValues): Uint8Array {
  const { levels, repetitions, mostDefinition, mostRepetition = 0, rowCount, bytes } = group;
  if (levels === undefined && repetitions === undefined) return bytes;
  const body = createByteBuffer(bytes.length + rowCount / 8 + 16);
  if (repetitions !== undefined) appendLevels(body, repetitions, rowCount, mostRepetition);
  if (levels !== undefined) appendLevels(body, levels, rowCount, mostDefinition);
  append(body, bytes);
  return inUse(body);
}

function appendLevels(body: ByteBuffer, levels: Uint8Array, count: number, most: number): void {
  const begin = body.length;
  reserve(body, 4);
  body.length += 4;
  writeHybrid(body, levels, count, bitsOf(most));
  body.view.setInt32(begin, body.length - begin - 4, true);
}

interface Pages {
  dictionary(bytes: Uint8Array, count: number): void;
  data(bytes: Uint8Array, count: number, encoding: number): void;
  written(): { readonly bytes: number; readonly rawBytes: number };
}

function createPages(out: ByteBuffer, { compress }: Codec): Pages {
  let [bytes, rawBytes] = [0, 0];
  const write = (raw: Uint8Array, kind: number, about: PageCounts): void => {
    const compressed = compress(raw);
    const header = pageHeader(kind, { raw: raw.length, compressed: compressed.length }, about);
    reserve(out, header.length + compressed.length);
    append(out, header);
    append(out, compressed);
    bytes += header.length + compressed.length;
    rawBytes += header.length + raw.length;
  };
  return {
    dictionary: (raw, count) => write(raw, DICTIONARY_PAGE, { count, encoding: ENCODING.plain }),
    data: (raw, count, encoding) => write(raw, DATA_PAGE, { count, encoding }),
    written: () => ({ bytes, rawBytes }),
  };
}

interface PageCounts {
  readonly count: number;
  readonly encoding: number;
}

function pageHeader(
  kind: number,
  sizes: { readonly raw: number; readonly compressed: number },
  { count, encoding }: PageCounts,
): Uint8Array {
  const thrift = createThriftWriter();
  thrift.i32(1, kind);
  thrift.i32(2, sizes.raw);
  thrift.i32(3, sizes.compressed);
  thrift.struct(kind === DATA_PAGE ? 5 : 7, () => {
    thrift.i32(1, count);
    thrift.i32(2, encoding);
    if (kind !== DATA_PAGE) return;
    thrift.i32(3, ENCODING.rle);
    thrift.i32(4, ENCODING.rle);
  });
  return thrift.bytes();
}
