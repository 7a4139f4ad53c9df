import { type Dictionary, encodeUtf8 } from '@populace/core';
import { append, type ByteBuffer, createByteBuffer, inUse, reserve } from '../bytes/byte-buffer.ts';
import type { ArrowColumn, ColumnBuffers } from './arrow-column.ts';
import { wholeInt } from './arrow-types.ts';
import {
  byteOf,
  type FlatTable,
  type FlatValue,
  listOf,
  longOf,
  recordsOf,
  shortOf,
  tableOf,
  textOf,
  writeFlat,
} from './flat-buffers.ts';

/** The version of the metadata: `MetadataVersion.V5`, that of format 1.0 and later. */
export const VERSION: FlatValue = shortOf(4);

/** The numbers of the union `MessageHeader`. */
const HEADER = { schema: 1, dictionaryBatch: 2, recordBatch: 3 } as const;

/** Buffers begin at multiples of 64 bytes from the first one on, as the format advises, so that registers of any width can load them. */
const ALIGNMENT = 64;

/** The schema of a file (Schema.fbs). */
export function schemaTable(columns: readonly ArrowColumn[]): FlatTable {
  const LITTLE_ENDIAN = shortOf(0);
  return tableOf(LITTLE_ENDIAN, listOf(columns.map(fieldTable)));
}

function fieldTable({ name, nullable, type, words, children }: ArrowColumn, place: number): FlatTable {
  return tableOf(
    textOf(name),
    byteOf(nullable ? 1 : 0),
    byteOf(type.number),
    type.table,
    words && tableOf(longOf(place), wholeInt({ kind: 'int32' }), byteOf(0)),
    listOf(children.map(fieldTable)),
    type.extension === undefined ? undefined : listOf(extension(type.extension)),
  );
}

/** The two entries of metadata by which extension types are known ("Extension Types"). */
function extension(name: string): FlatTable[] {
  return [
    tableOf(textOf('ARROW:extension:name'), textOf(name)),
    tableOf(textOf('ARROW:extension:metadata'), textOf('')),
  ];
}

/** Writes the message that a stream begins with. */
export function writeSchema(out: ByteBuffer, columns: readonly ArrowColumn[]): void {
  writeMessage(out, { number: HEADER.schema, table: schemaTable(columns) }, []);
}

/** Writes a batch of rows; returns how many bytes stand before its body. */
export function writeRecordBatch(out: ByteBuffer, columns: readonly ColumnBuffers[]): number {
  const table = batchTable(columns);
  return writeMessage(
    out,
    { number: HEADER.recordBatch, table },
    columns.flatMap(withChildren).flatMap(({ buffers }) => buffers),
  );
}

/** A column, then what it is made of, depth first, as all is listed in a batch. */
function withChildren(column: ColumnBuffers): readonly ColumnBuffers[] {
  return [column, ...column.children.flatMap(withChildren)];
}

/** Writes the words of a list, which columns refer to by its number; returns how many bytes stand before its body. */
export function writeDictionaryBatch(out: ByteBuffer, list: number, words: Dictionary): number {
  const column = wordBuffers(words);
  const table = tableOf(longOf(list), batchTable([column]), byteOf(0));
  return writeMessage(out, { number: HEADER.dictionaryBatch, table }, column.buffers);
}

function wordBuffers(words: Dictionary): ColumnBuffers {
  const texts = createByteBuffer(2 ** 12);
  const offsets = new Int32Array(words.size + 1);
  for (let code = 0; code < words.size; code++) {
    append(texts, encodeUtf8(words.text(code)));
    offsets[code + 1] = texts.length;
  }
  return {
    rows: words.size,
    nulls: 0,
    children: [],
    buffers: [new Uint8Array(), new Uint8Array(offsets.buffer), inUse(texts)],
  };
}

/** A `RecordBatch` (Message.fbs): rows, nulls by column, and where in the body each buffer stands. */
function batchTable(outer: readonly ColumnBuffers[]): FlatTable {
  const columns = outer.flatMap(withChildren);
  const buffers = columns.flatMap((column) => column.buffers);
  let at = 0;
  const places = buffers.map(({ length }) => {
    const place = [at, length];
    at += padded(length);
    return place;
  });
  const nodes = columns.map(({ rows, nulls }) => [rows, nulls]);
  return tableOf(longOf(outer[0]?.rows ?? 0), recordsOf(nodes), recordsOf(places));
}

interface MessageHeader {
  readonly number: number;
  readonly table: FlatTable;
}

/** Writes an encapsulated message: a mark, the length of the metadata, the metadata, the buffers. All is padded with zeros. */
function writeMessage(out: ByteBuffer, { number, table }: MessageHeader, buffers: readonly Uint8Array[]): number {
  const bodyBytes = buffers.reduce((sum, { length }) => sum + padded(length), 0);
  const metadata = writeFlat(tableOf(VERSION, byteOf(number), table, longOf(bodyBytes)));
  // What stands before it counts, so that what follows begins at a multiple, too.
  const headBytes = padded(out.length + 8 + metadata.length) - out.length;
  reserve(out, headBytes + bodyBytes);
  out.view.setUint32(out.length, 0xff_ff_ff_ff, true);
  out.view.setUint32(out.length + 4, headBytes - 8, true);
  out.length += 8;
  append(out, metadata);
  pad(out, headBytes - 8 - metadata.length);
  for (const buffer of buffers) {
    append(out, buffer);
    pad(out, padded(buffer.length) - buffer.length);
  }
  return headBytes;
}

function padded(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

/** Puts zeros at the end: what stood there is of a batch before. */
function pad(out: ByteBuffer, bytes: number): void {
  reserve(out, bytes);
  out.bytes.fill(0, out.length, out.length + bytes);
  out.length += bytes;
}
