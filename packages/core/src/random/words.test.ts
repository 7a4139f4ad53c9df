import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowSet, type RowSet, setList, setRange } from '../batch/row-set.ts';
import { threefry2x32 } from './threefry.ts';
import { lanes16, words32, words64 } from './words.ts';

const key = { k0: 0x01234567, k1: -7 };

/** The block at a counter below 2^53, by the scalar function whose answers are published. */
function blockAt(counter: number): Int32Array {
  const out = new Int32Array(2);
  const high = Math.floor(counter / 2 ** 32);
  threefry2x32(key, counter - high * 2 ** 32, high, out);
  return out;
}

function drawAll(rows: RowSet) {
  const [a, b, words, lanes] = [new Int32Array(544), new Int32Array(544), new Int32Array(544), new Uint16Array(544)];
  words64(key, rows, a, b);
  words32(key, rows, words);
  lanes16(key, rows, lanes);
  return Array.from({ length: rows.n }, (_, i) => [a[i], b[i], words[i], lanes[i]]);
}

/** What each width is defined as, one row at a time. */
function defined(row: number) {
  const shared = blockAt(Math.floor(row / 4));
  return [
    ...blockAt(row),
    blockAt(Math.floor(row / 2))[row % 2],
    ((shared[row % 4 < 2 ? 0 : 1] ?? 0) >>> (row % 2 === 0 ? 0 : 16)) & 0xffff,
  ];
}

const starts = [0, 1, 4, 4096, 2 ** 31 - 4, 2 ** 32 - 8, 2 ** 32 - 3, 2 ** 33, 2 ** 48 + 12, 2 ** 53 - 600];

describe('the words of rows', () => {
  it.each(starts)('are what the definition says for a range from %d', (start) => {
    for (const n of [1, 2, 3, 4, 5, 7, 64, 511, 512]) {
      const rows = createRowSet(512);
      setRange(rows, start, n);

      expect(drawAll(rows)).toEqual(Array.from({ length: n }, (_, i) => defined(start + i)));
    }
  });

  it('are what the definition says for any list', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger().map(Math.abs), { minLength: 1, maxLength: 40 }), (list) => {
        const rows = createRowSet(40);
        setList(rows, list, list.length);

        expect(drawAll(rows)).toEqual(list.map(defined));
      }),
    );
  });
});
