import { CodedError, type Column, quote, type UuidVector } from '@populace/core';
import { planByTexts, type SixteenBytes } from './sixteen-bytes.ts';

/**
 * Plans the UUIDs of a column (RFC 9562).
 * @throws CodedError `format/cannot-hold`, while it fills, where a text is no UUID.
 */
export function planUuids({ name, vector }: Column, rows: number): SixteenBytes {
  if (vector.kind === 'uuid') {
    const bytes = new Uint8Array(rows * 16);
    return { bytes, fill: fillByWords(vector.words, bytes) };
  }
  return planByTexts(vector, rows, (text, view, start) => {
    const digits = text.replaceAll('-', '');
    if (!/^[\da-f]{32}$/i.test(digits)) {
      const message = `Column ${quote(name)} is uuid, but ${quote(text)} is none; give the column \`type: string\`.`;
      throw new CodedError('format/cannot-hold', message);
    }
    for (let at = 0; at < 16; at++) view.setUint8(start + at, Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16));
  });
}

function fillByWords([a, b, c, d]: UuidVector['words'], bytes: Uint8Array): SixteenBytes['fill'] {
  const view = new DataView(bytes.buffer);
  return (n) => {
    for (let row = 0, at = 0; row < n; row++, at += 16) {
      view.setInt32(at, a[row]);
      view.setInt32(at + 4, b[row]);
      view.setInt32(at + 8, c[row]);
      view.setInt32(at + 12, d[row]);
    }
  };
}
