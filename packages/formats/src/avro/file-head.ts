import { encodeUtf8, siphash24 } from '@populace/core';
import { append, createByteBuffer, inUse } from '../shared/bytes/byte-buffer.ts';
import { appendCount } from './values/zigzag.ts';

const MAGIC = Uint8Array.of(0x4f, 0x62, 0x6a, 0x01);

/**
 * The 16 bytes that end the head and each block. They are made of the schema and not by chance, so that a table has the same bytes
 * wherever it is written.
 */
export function syncMarker(schema: string): Uint8Array {
  const bytes = encodeUtf8(schema);
  const words = [...siphash24([1, 0, 0, 0], bytes), ...siphash24([2, 0, 0, 0], bytes)];
  const marker = new Uint8Array(16);
  const view = new DataView(marker.buffer);
  for (const [place, word] of words.entries()) view.setInt32(place * 4, word, true);
  return marker;
}

/** What a file begins with: how its rows and blocks are to be read, and the marker (Avro 1.12, Object Container Files). */
export function fileHead(schema: string, codec: string, sync: Uint8Array): Uint8Array {
  const out = createByteBuffer(schema.length + 64);
  append(out, MAGIC);
  appendCount(out, 2);
  for (const text of ['avro.schema', schema, 'avro.codec', codec]) {
    const bytes = encodeUtf8(text);
    appendCount(out, bytes.length);
    append(out, bytes);
  }
  appendCount(out, 0);
  append(out, sync);
  return inUse(out);
}
