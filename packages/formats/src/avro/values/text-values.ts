import type { ColumnTexts } from '@populace/cells';
import type { AvroValues } from './avro-values.ts';
import { lengthBytes, putZigzag } from './zigzag.ts';

/** Up to so many bytes are copied one by one, which takes less than a call does. */
const SHORT = 48;

/** Texts in UTF-8, each behind its length. They come without gaps. */
export function textValues(texts: ColumnTexts): AvroValues {
  const { ends } = texts;
  let source: Uint8Array = new Uint8Array();
  return {
    measure(n, present, lengths) {
      source = texts.write(n);
      for (let row = 0, begin = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const size = ends[row] - begin;
        lengths[row] += lengthBytes(size) + size;
        begin = ends[row];
      }
    },
    write(n, present, bytes, places) {
      for (let row = 0, begin = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const end = ends[row];
        let at = putZigzag(bytes, places[row], 0, end - begin);
        if (end - begin > SHORT) {
          bytes.set(source.subarray(begin, end), at);
          at += end - begin;
        } else {
          for (let from = begin; from < end; from++) bytes[at++] = source[from];
        }
        places[row] = at;
        begin = end;
      }
    },
  };
}
