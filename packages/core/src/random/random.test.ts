import { describe, expect, it } from 'vitest';
import { siphash24 } from './siphash.ts';
import { streamKey } from './stream-key.ts';
import { threefry2x32 } from './threefry.ts';

function block(k0: number, k1: number, c0: number, c1: number): string {
  const out = new Int32Array(2);
  threefry2x32({ k0, k1 }, c0, c1, out);
  return [...out].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join(' ');
}

describe('Threefry-2x32-20', () => {
  // Random123 1.09, kat_vectors, lines "threefry2x32 20".
  it('gives the known answers of Random123', () => {
    expect(block(0, 0, 0, 0)).toBe('6b200159 99ba4efe');
    expect(block(-1, -1, -1, -1)).toBe('1cb996fc bb002be7');
    expect(block(0x13198a2e, 0x03707344, 0x243f6a88, 0x85a308d3)).toBe('c4923a9c 483df7a0');
  });
});

describe('SipHash-2-4', () => {
  // The paper's appendix A: key 00…0f, message 00…0e.
  it('gives the known answer of its paper', () => {
    const [low, high] = siphash24(
      [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c],
      Uint8Array.from({ length: 15 }, (_, i) => i),
    );
    expect((high >>> 0).toString(16) + (low >>> 0).toString(16)).toBe('a129ca6149be45e5');
  });
});

describe('the key of a stream', () => {
  it('depends on where one name ends and the next begins', () => {
    expect(streamKey(['ab', 'c'])).not.toEqual(streamKey(['a', 'bc']));
  });
});
