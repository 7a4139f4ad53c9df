import { keccak_256 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keccak256 } from './keccak256.ts';

it('is the digest that others make', () => {
  expect(keccak256('')).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{0,135}$/), (text) => {
      expect(keccak256(text)).toBe(Buffer.from(keccak_256(Buffer.from(text))).toString('hex'));
    }),
  );
});
