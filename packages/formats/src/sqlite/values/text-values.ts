import type { ColumnTexts } from '@populace/cells';
import { base64Bytes, decodeBase64 } from '../../shared/bytes/decode-base64.ts';
import { BYTES_TYPE, type RecordValues, TEXT_TYPE } from './record-values.ts';
import { putVarint, varintBytes } from './varints.ts';

/** Up to so many bytes are copied one by one, which takes less than a call does. */
const SHORT = 48;

/** Texts in UTF-8, which come without gaps. */
export function textValues(texts: ColumnTexts): RecordValues {
  const { ends } = texts;
  let source: Uint8Array = new Uint8Array();
  return {
    measure(n, present, heads, bodies) {
      source = texts.write(n);
      for (let row = 0, begin = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const size = ends[row] - begin;
        heads[row] += size < 58 ? 1 : varintBytes(TEXT_TYPE + 2 * size);
        bodies[row] += size;
        begin = ends[row];
      }
    },
    write(n, present, { bytes, heads, bodies }) {
      for (let row = 0, begin = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const end = ends[row];
        heads[row] = putVarint(bytes, heads[row], TEXT_TYPE + 2 * (end - begin));
        let at = bodies[row];
        if (end - begin > SHORT) {
          bytes.set(source.subarray(begin, end), at);
          at += end - begin;
        } else {
          for (let from = begin; from < end; from++) bytes[at++] = source[from];
        }
        bodies[row] = at;
        begin = end;
      }
    },
  };
}

/** Bytes, which come as base64 (RFC 4648, section 4) without gaps. */
export function bytesValues(texts: ColumnTexts): RecordValues {
  const { ends } = texts;
  let source: Uint8Array = new Uint8Array();
  return {
    measure(n, present, heads, bodies) {
      source = texts.write(n);
      for (let row = 0, begin = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const size = base64Bytes(source, begin, ends[row]);
        heads[row] += varintBytes(BYTES_TYPE + 2 * size);
        bodies[row] += size;
        begin = ends[row];
      }
    },
    write(n, present, { bytes, heads, bodies }) {
      for (let row = 0, begin = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const size = base64Bytes(source, begin, ends[row]);
        heads[row] = putVarint(bytes, heads[row], BYTES_TYPE + 2 * size);
        bodies[row] = decodeBase64(source.subarray(begin, ends[row]), bytes, bodies[row]);
        begin = ends[row];
      }
    },
  };
}
