import type { ColumnTexts } from '@populace/cells';
import { base64Bytes, decodeBase64 } from '../../shared/bytes/decode-base64.ts';
import type { AvroValues } from './avro-values.ts';
import { lengthBytes, putZigzag } from './zigzag.ts';

/** Bytes, which come as base64 (RFC 4648, section 4) without gaps, each behind its length. */
export function bytesValues(texts: ColumnTexts): AvroValues {
  const { ends } = texts;
  let source: Uint8Array = new Uint8Array();
  return {
    measure(n, present, lengths) {
      source = texts.write(n);
      for (let row = 0, begin = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const size = base64Bytes(source, begin, ends[row]);
        lengths[row] += lengthBytes(size) + size;
        begin = ends[row];
      }
    },
    write(n, present, bytes, places) {
      for (let row = 0, begin = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const at = putZigzag(bytes, places[row], 0, base64Bytes(source, begin, ends[row]));
        places[row] = decodeBase64(source.subarray(begin, ends[row]), bytes, at);
        begin = ends[row];
      }
    },
  };
}
