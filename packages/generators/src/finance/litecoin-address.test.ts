import { createHash } from 'node:crypto';
import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { litecoinAddress } from './litecoin-address.ts';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The version of an address whose digest is right (base58check), or undefined. */
function versionOf(address: string): number | undefined {
  const number = [...address].reduce((sum, letter) => sum * 58n + BigInt(ALPHABET.indexOf(letter)), 0n);
  const bytes = Buffer.from(number.toString(16).padStart(50, '0'), 'hex');
  const once = createHash('sha256').update(bytes.subarray(0, 21)).digest();
  const twice = createHash('sha256').update(once).digest();
  return twice.subarray(0, 4).equals(bytes.subarray(21)) ? bytes[0] : undefined;
}

testGenerator(litecoinAddress, {
  options: [{}, { mode: 'valid' }, { kind: 'p2sh', mode: 'valid' }, { mode: 'invalid' }],
  matches: /^[1-9A-HJ-NP-Za-km-z]{26,35}$/,
});

it.each([
  [{}, 0x6f],
  [{ kind: 'p2sh' }, 0x3a],
  [{ mode: 'valid' }, 0x30],
  [{ kind: 'p2sh', mode: 'valid' }, 0x32],
  [{ mode: 'invalid' }, undefined],
] as const)('has the version and the digest of what it is: %o', async (options, version) => {
  const values = await valuesMadeBy(litecoinAddress, options);

  expect(new Set(values.map(versionOf))).toEqual(new Set([version]));
});
