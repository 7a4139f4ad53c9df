import { describe, expect, it } from 'vitest';
import { classHash, rotated, unrotated } from './rotation.ts';

const hashes = [0, 1, 2 ** 21, 2 ** 22 - 1, 1_234_567];

describe('rotated numbers', () => {
  it.each(hashes)('are the numbers of one length, each once (hash %d)', (hash) => {
    for (const p of [1, 10, 100, 1000, 10_000]) {
      const written = Array.from({ length: 9 * p }, (_, at) => rotated(p + at, hash));
      expect(new Set(written).size).toBe(9 * p);
      expect(written.every((number) => number >= p && number < 10 * p && Number.isInteger(number))).toBe(true);
    }
  });

  it('can be turned back, around every power of ten and of two', () => {
    const powers = [...Array.from({ length: 16 }, (_, k) => 10 ** k), ...Array.from({ length: 53 }, (_, k) => 2 ** k)];
    const numbers = powers
      .flatMap((power) => [power - 2, power - 1, power, power + 1])
      .filter((n) => n >= 0 && n < 2 ** 53);
    for (const hash of hashes) {
      for (const n of numbers) {
        expect(unrotated(rotated(n, hash), hash)).toBe(n);
        expect(String(rotated(n, hash)).length).toBe(String(n).length);
      }
    }
  });

  it('are 0 for 0, which is written as nothing, and unchanged from ten digits on', () => {
    expect(rotated(0, 99)).toBe(0);
    expect(rotated(1_000_000_000, 99)).toBe(1_000_000_000);
    expect(rotated(2 ** 53 - 1, 99)).toBe(2 ** 53 - 1);
  });

  it('follow the rule', () => {
    // 10 + (42 − 10 + ⌊2^21 · 90 / 2^22⌋) mod 90, worked out by hand: 32 + 45 = 77.
    expect(rotated(42, 2 ** 21)).toBe(87);
    // ⌊(2^22 − 1) · 900 / 2^22⌋ = 899: one step back.
    expect(rotated(500, 2 ** 22 - 1)).toBe(499);
    expect(rotated(100, 2 ** 22 - 1)).toBe(999);
  });
});

describe('the hash of a class', () => {
  it('has 22 bits, spread evenly over neighbouring classes', () => {
    const cells = new Int32Array(90);
    for (let surname = 0; surname < 300; surname++) {
      for (let given = 0; given < 300; given++) {
        const hash = classHash(surname, given);
        expect(hash >= 0 && hash < 2 ** 22).toBe(true);
        const cell = Math.floor((hash * 90) / 2 ** 22);
        cells[cell] = (cells[cell] ?? 0) + 1;
      }
    }
    const chi = cells.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(Math.abs(chi - 89) / Math.sqrt(178)).toBeLessThan(6);
  });
});
