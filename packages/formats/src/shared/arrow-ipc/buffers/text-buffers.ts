import type { ColumnTexts } from '@populace/cells';
import { CodedError, quote } from '@populace/core';
import { append, createByteBuffer, inUse, reserve } from '../../bytes/byte-buffer.ts';
import { decodeBase64 } from '../../bytes/decode-base64.ts';
import type { ValueBuffers } from './value-buffers.ts';

/** Of what column, and of how many rows at most. */
interface TextSettings {
  readonly name: string;
  readonly rows: number;
}

/** Texts in UTF-8 behind one another, and where each ends. They come without gaps. */
export function textBuffers(texts: ColumnTexts, { name, rows }: TextSettings): ValueBuffers {
  const buffer = createByteBuffer(2 ** 16);
  const offsets = new Int32Array(rows + 1);
  let count = 0;
  return {
    add(n) {
      const bytes = texts.write(n);
      const { ends } = texts;
      const begin = buffer.length;
      checkLength(begin + bytes.length, name);
      for (let row = 0; row < n; row++) offsets[count + row + 1] = begin + ends[row];
      count += n;
      append(buffer, bytes);
    },
    close() {
      const buffers = [new Uint8Array(offsets.buffer, 0, (count + 1) * 4), inUse(buffer)];
      count = 0;
      buffer.length = 0;
      return buffers;
    },
  };
}

/** Bytes, which come as base64 without gaps, behind one another, and where each ends. */
export function bytesBuffers(texts: ColumnTexts, { name, rows }: TextSettings): ValueBuffers {
  const buffer = createByteBuffer(2 ** 16);
  const offsets = new Int32Array(rows + 1);
  let count = 0;
  return {
    add(n) {
      const bytes = texts.write(n);
      const { ends } = texts;
      checkLength(buffer.length + bytes.length, name);
      reserve(buffer, bytes.length);
      for (let row = 0, begin = 0; row < n; row++) {
        buffer.length = decodeBase64(bytes.subarray(begin, ends[row]), buffer.bytes, buffer.length);
        begin = ends[row];
        offsets[++count] = buffer.length;
      }
    },
    close() {
      const buffers = [new Uint8Array(offsets.buffer, 0, (count + 1) * 4), inUse(buffer)];
      count = 0;
      buffer.length = 0;
      return buffers;
    },
  };
}

/**
 * Checks that ends of texts fit 31 bits. How long texts are is known as they are made.
 * @throws CodedError `format/cannot-hold` where they do not.
 */
export function checkLength(bytes: number, name: string): void {
  if (bytes < 2 ** 31) return;
  const message = `The texts of column ${quote(name)} have 2 GiB or more in a batch, which has no room for them; say fewer rowsPerBatch.`;
  throw new CodedError('format/cannot-hold', message);
}
