import { sha256 as published } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import { base58check } from './base58.ts';
import { sha256 } from './sha256.ts';

it('digests as others do', () => {
  for (let length = 0; length <= 55; length++) {
    const message = Array.from({ length }, (_, at) => (at * 37 + length) % 256);

    expect([...sha256(message)]).toEqual([...published(Uint8Array.from(message))]);
  }
});

it('refuses what is longer than a block', () => {
  expect(() => sha256(Array.from({ length: 56 }, () => 0))).toThrow(RangeError);
});

it('writes the address of the first block of bitcoin', () => {
  // The hash of the key that the coins of the genesis block were paid to.
  const hash = '62e907b15cbf27d5425399ebf6f0fb50ebb88f18'.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];

  expect(base58check(0, hash)).toBe('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa');
});
