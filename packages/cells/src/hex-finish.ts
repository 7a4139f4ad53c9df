import { BASE64_PADDING, base64Values } from '@populace/bytes';
import { encodeUtf8 } from '@populace/core';
import type { CellFinisher, Finish } from './atoms/finished-atom.ts';
import { hexTable } from './atoms/hex-table.ts';

/** Turns Base64 (RFC 4648, section 4) of at most `mostCharacters` into the hexadecimal digits of the same bytes, where it stands. */
export function hexFinish(mostCharacters: number): Finish {
  return {
    // Four digits of six bits become six of four.
    maxBytes: Math.ceil(mostCharacters / 2),
    bind: ({ bytes }) => createHexWriter(bytes),
  };
}

function createHexWriter(bytes: Uint8Array): CellFinisher {
  const digits = base64Values();
  const hex = hexTable();
  return (_row, from, to) => {
    const groups = (to - from) >> 2;
    let padding = 0;
    while (padding < 2 && to > from && bytes[to - 1 - padding] === BASE64_PADDING) padding++;
    // From the last group on, as each becomes longer: none stands where one that is not read yet does.
    for (let group = groups - 1; group >= 0; group--) {
      const source = from + group * 4;
      const bits =
        (digits[bytes[source]] << 18) |
        (digits[bytes[source + 1]] << 12) |
        (digits[bytes[source + 2]] << 6) |
        digits[bytes[source + 3]];
      const target = from + group * 6;
      for (let place = 0; place < 3; place++) {
        const pair = hex[(bits >> (16 - place * 8)) & 255];
        bytes[target + place * 2] = pair;
        bytes[target + place * 2 + 1] = pair >> 8;
      }
    }
    return from + groups * 6 - padding * 2;
  };
}

/** Returns Base64 as hexadecimal digits of the same bytes. */
export function hexOfBase64(text: string): string {
  const bytes = new Uint8Array(text.length * 2);
  bytes.set(encodeUtf8(text));
  return new TextDecoder().decode(bytes.subarray(0, createHexWriter(bytes)(0, 0, text.length)));
}
