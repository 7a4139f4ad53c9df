import { describe, expect, it } from 'vitest';
import { createEndPages } from '../pages/end-pages.ts';
import { addIndex } from './index-tree.ts';

const GIB = 2 ** 30;

/** Entries of a whole number of two bytes and the number of the row, in one. */
function entries(count: number): Uint8Array {
  const rows = Array.from({ length: count }, (_, row) => [
    7,
    3,
    2,
    2,
    1 + (row >> 8),
    row & 0xff,
    1 + (row >> 8),
    row & 0xff,
  ]);
  return Uint8Array.from(rows.flat());
}

describe('the tree of an index', () => {
  it('leaves the page free that begins after 1 GiB', () => {
    const place = GIB - 3 * 512;
    const pages = createEndPages({ place, pageSize: 512, room: 512 });

    const root = addIndex([entries(500)], pages);

    const bytes = pages.bytes();
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const first = place / 512 + 1;
    const count = bytes.length / 512;
    const kinds = Array.from({ length: count }, (_, page) => bytes[page * 512]);
    // Leaves begin with 10, the root with 2; the page with the number 2^21 + 1 has nothing.
    expect(kinds).toEqual([10, 10, 10, 0, ...kinds.slice(4, -1).map(() => 10), 2]);
    expect(root).toBe(first + count - 1);
    const rootAt = (count - 1) * 512;
    const cells = view.getUint16(rootAt + 3);
    const children = Array.from({ length: cells }, (_, cell) =>
      view.getUint32(rootAt + view.getUint16(rootAt + 12 + 2 * cell)),
    );
    const leaves = kinds.flatMap((kind, page) => (kind === 10 ? [first + page] : []));
    expect([...children, view.getUint32(rootAt + 8)]).toEqual(leaves);
  });
});
