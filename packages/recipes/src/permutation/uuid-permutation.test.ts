import { streamKey } from '@populace/core';
import fc from 'fast-check';
import { validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { blockToRow, createBlockPermutation, rowToBlock } from './block-permutation.ts';
import { createUuidPermutation, type UuidWords } from './uuid-permutation.ts';

const uuids = createUuidPermutation(streamKey(['uuid tests']));

const edgeRows = [0, 1, 2, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 37, 2 ** 52, 2 ** 53 - 1];
const drawnRows = fc.sample(fc.maxSafeInteger(), { numRuns: 2000, seed: 7 }).map(Math.abs);

function textOf(words: UuidWords<number>): string {
  const hex = words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The words of rows 0 to n − 1. */
function firstWords(n: number): UuidWords<Int32Array> {
  const words: UuidWords<Int32Array> = [new Int32Array(n), new Int32Array(n), new Int32Array(n), new Int32Array(n)];
  uuids.fill(
    n,
    Int32Array.from({ length: n }, (_, i) => i),
    new Int32Array(n),
    words,
  );
  return words;
}

/** The places of the 122 free bits as [word, bit]. */
const freeBits = [0, 1, 2, 3].flatMap((word) =>
  Array.from({ length: 32 }, (_, bit) => [word, bit] as const).filter(
    ([, bit]) => !(word === 1 && bit >= 12 && bit < 16) && !(word === 2 && bit >= 30),
  ),
);

describe('UUIDs of rows', () => {
  it('are of version 4 to another reader', () => {
    for (const row of [...edgeRows, ...drawnRows]) {
      const text = textOf(uuids.at(row));
      expect(validate(text) && version(text) === 4, text).toBe(true);
    }
  });

  it('lead back to their row', () => {
    for (const row of [...edgeRows, ...drawnRows]) expect(uuids.inverse(uuids.at(row))).toBe(row);
  });

  it('that are nobody’s lead nowhere', () => {
    const [w0, w1, w2, w3] = uuids.at(5);
    expect(uuids.inverse([w0 ^ 1, w1, w2, w3])).toBeUndefined();
    expect(uuids.inverse([w0, w1, w2, w3 ^ 1])).toBeUndefined();
    expect(uuids.inverse([w0, w1 ^ 0x3000, w2, w3])).toBeUndefined();
    expect(uuids.inverse([w0, w1, w2 ^ 0x40000000, w3])).toBeUndefined();
    const strangers = fc.sample(fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer()), {
      numRuns: 2000,
      seed: 8,
    });
    for (const [a, b, c, d] of strangers) {
      expect(uuids.inverse([a, (b & ~0xf000) | 0x4000, (c & 0x3fffffff) | 0x80000000, d])).toBeUndefined();
    }
  });

  it('are the same in a batch', () => {
    const rows = [...edgeRows, ...drawnRows];
    const words: UuidWords<Int32Array> = [
      new Int32Array(rows.length),
      new Int32Array(rows.length),
      new Int32Array(rows.length),
      new Int32Array(rows.length),
    ];

    const hi = Int32Array.from(rows, (row) => Math.floor(row / 2 ** 32));
    uuids.fill(
      rows.length,
      Int32Array.from(rows, (row) => row | 0),
      hi,
      words,
    );

    expect(rows.map((_, i) => words.map((word) => word[i]))).toEqual(rows.map((row) => [...uuids.at(row)]));
  });

  it('keep the answers that they gave once', () => {
    const known = createUuidPermutation(streamKey(['known answers']));
    expect([0, 1, 2 ** 32, 2 ** 53 - 1].map((row) => textOf(known.at(row)))).toMatchInlineSnapshot(`
      [
        "8a654514-3bec-49aa-9f29-f7452f334b6f",
        "2ce9c3b6-b5f6-4a4c-a049-1f7b192045a6",
        "c0a046d4-4b03-49bc-9fc5-a4751aa8ba80",
        "30ff80c5-9b75-4fbe-8317-16f777ee6b7e",
      ]
    `);
  });
});

describe('bits of UUIDs of neighbouring rows', () => {
  const n = 65_536;
  const words = firstWords(n);
  const bitOf = (row: number, [word, bit]: readonly [number, number]): number =>
    ((words[word]?.[row] ?? 0) >>> bit) & 1;
  const z = (ones: number, total: number): number => Math.abs(ones - total / 2) / Math.sqrt(total / 4);

  it('are set half of the time', () => {
    for (const place of freeBits) {
      let ones = 0;
      for (let row = 0; row < n; row++) ones += bitOf(row, place);
      expect(z(ones, n)).toBeLessThan(5.5);
    }
  });

  it.each([1, 2, 256])('change half of the time from a row to that at distance %d', (lag) => {
    for (const place of freeBits) {
      let changed = 0;
      for (let row = 0; row + lag < n; row++) changed += bitOf(row, place) ^ bitOf(row + lag, place);
      expect(z(changed, n - lag)).toBeLessThan(5.5);
    }
  });

  it('change half of the time with each bit of the row', () => {
    for (let rowBit = 0; rowBit < 53; rowBit++) {
      const changed = new Float64Array(freeBits.length);
      for (let row = 0; row < 1000; row++) {
        const here = uuids.at(row);
        const there = uuids.at(row + (Math.floor(row / 2 ** rowBit) % 2 === 0 ? 1 : -1) * 2 ** rowBit);
        for (const [at, [word, bit]] of freeBits.entries()) {
          changed[at] = (changed[at] ?? 0) + ((((here[word] ?? 0) ^ (there[word] ?? 0)) >>> bit) & 1);
        }
      }
      for (const count of changed) expect(z(count, 1000)).toBeLessThan(5.8);
    }
  });

  it('don’t go together in pairs', () => {
    const packed = freeBits.map((place) => Uint8Array.from({ length: 16_384 }, (_, row) => bitOf(row, place)));
    let worst = 0;
    for (const [at, one] of packed.entries()) {
      for (const other of packed.slice(at + 1)) {
        let changed = 0;
        for (let row = 0; row < one.length; row++) changed += (one[row] ?? 0) ^ (other[row] ?? 0);
        worst = Math.max(worst, z(changed, one.length));
      }
    }
    // The largest of 7,381 normal deviates: over 6 in one seed of 70,000.
    expect(worst).toBeLessThan(6);
  });
});

describe('blocks of other widths', () => {
  it.each([64, 74, 80, 106, 122, 128])('of %d bits lead back to their row, and stay within their width', (bits) => {
    const permutation = createBlockPermutation(streamKey(['blocks']), bits);
    const block = new Int32Array(4);
    for (const row of [...edgeRows, ...drawnRows]) {
      rowToBlock(bits, row | 0, Math.floor(row / 2 ** 32), block);
      permutation.forward(block);
      const width = bits / 2 - 32;
      expect(Math.max((block[1] ?? 0) >>> 0, (block[3] ?? 0) >>> 0)).toBeLessThan(2 ** width);
      permutation.backward(block);
      expect(blockToRow(bits, block)).toBe(row);
    }
  });

  it.each([64, 74, 80, 106, 122, 128])('of %d bits are the same in a batch', (bits) => {
    const permutation = createBlockPermutation(streamKey(['blocks']), bits);
    const lo = Int32Array.from(edgeRows, (row) => row | 0);
    const hi = Int32Array.from(edgeRows, (row) => Math.floor(row / 2 ** 32));
    const words = [0, 1, 2, 3].map(() => new Int32Array(edgeRows.length));
    const [w0 = lo, w1 = lo, w2 = lo, w3 = lo] = words;

    permutation.fill(edgeRows.length, lo, hi, [w0, w1, w2, w3]);

    for (const [at, row] of edgeRows.entries()) {
      const block = new Int32Array(4);
      rowToBlock(bits, row | 0, Math.floor(row / 2 ** 32), block);
      permutation.forward(block);
      expect(words.map((word) => word[at])).toEqual([...block]);
    }
  });

  it('hold no row if a bit above the 53rd is set', () => {
    expect(blockToRow(122, Int32Array.of(0, 0, -1, 0x1fffff))).toBe(2 ** 53 - 1);
    expect(blockToRow(122, Int32Array.of(0, 0, 0, 0x200000))).toBeUndefined();
    expect(blockToRow(122, Int32Array.of(1, 0, 0, 0))).toBeUndefined();
    expect(blockToRow(74, Int32Array.of(2 ** 16 - 1, 0, -1, 31))).toBe(2 ** 53 - 1);
    expect(blockToRow(74, Int32Array.of(2 ** 16, 0, 0, 0))).toBeUndefined();
    expect(blockToRow(74, Int32Array.of(0, 1, 0, 0))).toBeUndefined();
  });

  it.each([62, 75, 130, 80.5])('are refused for %d bits', (bits) => {
    expect(() => createBlockPermutation({ k0: 0, k1: 0 }, bits)).toThrow(RangeError);
  });
});
