import fc from 'fast-check';
import { snappyUncompress } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { createSnappy } from './snappy.ts';

const compressSnappy = createSnappy();

function uncompressed(bytes: Uint8Array, length: number): Uint8Array {
  const output = new Uint8Array(length);
  snappyUncompress(bytes, output);
  return output;
}

function check(input: Uint8Array): void {
  expect(Buffer.from(uncompressed(compressSnappy(input), input.length)).equals(input)).toBe(true);
}

/** Bytes that repeat themselves, near and far. */
const repeating = fc
  .tuple(
    fc.array(fc.uint8Array({ minLength: 1, maxLength: 300 }), { minLength: 1, maxLength: 6 }),
    fc.array(fc.nat(5), { maxLength: 900 }),
  )
  .map(([words, order]) => Buffer.concat(order.map((place) => words[place % words.length] ?? new Uint8Array())));

describe('Snappy', () => {
  it('gives back what went in, whatever it is', () => {
    fc.assert(fc.property(fc.oneof(fc.uint8Array({ maxLength: 500 }), repeating), check), { numRuns: 300 });
  });

  it.each([0, 1, 59, 60, 61, 255, 256, 257, 65_535, 65_536, 65_537, 200_000])('gives back %i bytes', (length) => {
    const words = Uint8Array.from({ length }, (_, at) => (at * at) % 251);
    const mixed = Uint8Array.from({ length }, (_, at) => Math.imul(at ^ 0x5bd1e995, 0x9e3779b1) >>> 24);

    check(words);
    check(mixed);
    check(new Uint8Array(length));
  });

  it('makes what repeats itself smaller, and other bytes hardly larger', () => {
    const chance = Uint8Array.from(
      { length: 100_000 },
      (_, at) => Math.imul(Math.imul(at, 0x85ebca6b) ^ (at >>> 3), 0xc2b2ae35) >>> 24,
    );

    expect(compressSnappy(new TextEncoder().encode('Populace '.repeat(10_000))).length).toBeLessThan(6000);
    expect(compressSnappy(chance).length).toBeLessThan(100_200);
  });
});
