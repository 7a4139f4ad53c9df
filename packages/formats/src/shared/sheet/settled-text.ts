import { encodeUtf8 } from '@populace/core';
import { type ByteBuffer, createByteBuffer, inUse } from '../bytes/byte-buffer.ts';

const decoder: TextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns what `settle` makes of a cell, for those that are known before their rows. */
export function settledText(cell: string, settle: (xml: Uint8Array, kept: ByteBuffer) => void): string {
  const kept = createByteBuffer(cell.length * 2);
  settle(encodeUtf8(cell), kept);
  return decoder.decode(inUse(kept));
}
