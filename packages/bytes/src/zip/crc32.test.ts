import { crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combineCrc32, crc32 } from './crc32.ts';

it('has the check value of CRC-32', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

it('is that of zlib', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(7), (bytes, from) => {
      expect(crc32(bytes.subarray(from))).toBe(zlibCrc32(bytes.subarray(from)));
    }),
  );
});

it('of two pieces makes that of both', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.uint8Array({ maxLength: 1000 }), (first, second) => {
      const both = Uint8Array.of(...first, ...second);

      expect(combineCrc32(crc32(first), crc32(second), second.length)).toBe(crc32(both));
    }),
  );
});

it('goes on beyond 4 GiB', () => {
  const half = new Uint8Array(2 ** 16);
  // Doubled 17 times: 2^33 zeros.
  let crc = crc32(half);
  for (let length = half.length; length < 2 ** 33; length *= 2) crc = combineCrc32(crc, crc, length);

  expect(combineCrc32(crc, crc32(half), half.length)).toBe(combineCrc32(crc32(half), crc, 2 ** 33));
});
