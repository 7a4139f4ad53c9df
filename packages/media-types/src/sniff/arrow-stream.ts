import { littleEndian } from './byte-pattern.ts';
import type { SniffedType } from './sniffed-type.ts';

/** The number of a schema among the headers of messages (Apache Arrow, Message.fbs). */
const SCHEMA = 1;

/**
 * Says whether bytes are a stream of Arrow: a mark, the length of a message, and a message (a FlatBuffers table) whose second field says that it
 * is a schema.
 */
export function arrowStream(bytes: Uint8Array): readonly SniffedType[] {
  const length = littleEndian(bytes, 4, 4);
  if (!(length > 0 && length % 8 === 0)) return [];
  const root = 8 + littleEndian(bytes, 8, 4);
  // The table tells how far before it its list of fields lies; a field is where the list says, from the table on.
  const fields = root - littleEndian(bytes, root, 4);
  const kind = bytes[root + littleEndian(bytes, fields + 6, 2)];
  if (kind !== SCHEMA || fields < 8) return [];
  const type = 'application/vnd.apache.arrow.stream';
  return [{ type, by: 'signature', offset: 0, signature: 'FF FF FF FF', reason: 'a stream of Arrow with its schema' }];
}
