import type { UuidVector } from '@populace/core';
import { type Atom, CALL_SITE } from './atom.ts';
import { hexTable } from './hex-table.ts';
import { asciiSlot } from './literal.ts';

const DASH = 0x2d;
const LENGTH = 36;

/** UUIDs in lower case (RFC 9562, section 4), and `after` (ASCII, at most 8 characters). */
export function uuidAtom({ words }: UuidVector, after: string): Atom {
  return {
    maxBytes: LENGTH + after.length,
    site: CALL_SITE.uuid,
    bind({ view }) {
      const hex = hexTable();
      const [first, second, third, fourth] = words;
      const slot = asciiSlot(after);
      const length = LENGTH + after.length;
      return (row, at) => {
        const a = first[row];
        const b = second[row];
        const c = third[row];
        const d = fourth[row];
        view.setInt32(at, hex[a >>> 24] | (hex[(a >>> 16) & 255] << 16), true);
        view.setInt32(at + 4, hex[(a >>> 8) & 255] | (hex[a & 255] << 16), true);
        view.setUint8(at + 8, DASH);
        view.setInt32(at + 9, hex[b >>> 24] | (hex[(b >>> 16) & 255] << 16), true);
        view.setUint8(at + 13, DASH);
        view.setInt32(at + 14, hex[(b >>> 8) & 255] | (hex[b & 255] << 16), true);
        view.setUint8(at + 18, DASH);
        view.setInt32(at + 19, hex[c >>> 24] | (hex[(c >>> 16) & 255] << 16), true);
        view.setUint8(at + 23, DASH);
        view.setInt32(at + 24, hex[(c >>> 8) & 255] | (hex[c & 255] << 16), true);
        view.setInt32(at + 28, hex[d >>> 24] | (hex[(d >>> 16) & 255] << 16), true);
        view.setInt32(at + 32, hex[(d >>> 8) & 255] | (hex[d & 255] << 16), true);
        view.setFloat64(at + LENGTH, slot, true);
        return at + length;
      };
    },
  };
}
