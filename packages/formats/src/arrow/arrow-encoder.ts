import { defineEncoder, type Encoder } from '@populace/cells';
import { END_OF_STREAM } from '../shared/arrow-ipc/end-of-stream.ts';
import { type FlatValue, recordsOf, tableOf, writeFlat } from '../shared/arrow-ipc/flat-buffers.ts';
import { schemaTable, VERSION } from '../shared/arrow-ipc/messages.ts';
import { type ArrowBlock, type ArrowMessages, arrowOptions, planArrow } from '../shared/arrow-ipc/plan-arrow.ts';

/** `ARROW1` */
const MAGIC: Uint8Array = Uint8Array.of(0x41, 0x52, 0x52, 0x4f, 0x57, 0x31);

/**
 * Apache Arrow's file format (columnar format 1.5), also known as Feather V2: what a stream has, and behind it where each record batch stands, so
 * that readers can map the file into memory and begin anywhere.
 */
export const arrowEncoder: Encoder = defineEncoder({
  id: 'arrow',
  summary: 'Apache Arrow as a file, also known as Feather: typed columns in record batches, for mapping into memory.',
  contentType: 'application/vnd.apache.arrow.file',
  extensions: ['arrow', 'feather'],
  isText: false,
  options: { ...arrowOptions },
  plan: (columns, options, table) => planArrow(columns, options, table, { begin: firstBytes(), end: lastBytes }),
});

/** The magic number, padded to 8 bytes. */
function firstBytes(): Uint8Array {
  const bytes = new Uint8Array(8);
  bytes.set(MAGIC);
  return bytes;
}

/** The end of the stream, the footer (File.fbs), its length, the magic number. */
function lastBytes({ columns, dictionaries, batches }: ArrowMessages): Uint8Array {
  const footer = writeFlat(tableOf(VERSION, schemaTable(columns), blocks(dictionaries), blocks(batches)));
  const bytes = new Uint8Array(END_OF_STREAM.length + footer.length + 4 + MAGIC.length);
  bytes.set(END_OF_STREAM);
  bytes.set(footer, END_OF_STREAM.length);
  new DataView(bytes.buffer).setInt32(END_OF_STREAM.length + footer.length, footer.length, true);
  bytes.set(MAGIC, bytes.length - MAGIC.length);
  return bytes;
}

/** The length of a message's metadata is a number of 4 bytes with 4 of padding behind it, so it is written as one of 8. */
function blocks(all: readonly ArrowBlock[]): FlatValue {
  return recordsOf(all.map(({ at, headBytes, bodyBytes }) => [at, headBytes, bodyBytes]));
}
