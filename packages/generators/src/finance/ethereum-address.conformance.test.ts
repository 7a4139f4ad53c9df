import { keccak_256 } from '@noble/hashes/sha3.js';
import { testGenerator } from '@populace/testkit';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { ethereumAddress } from './ethereum-address.ts';

testGenerator(ethereumAddress, { options: [{}, { mode: 'invalid' }], matches: /^0x[\da-zA-F]{40}$/ });

/** EIP-55 with the digest of others. */
function isRight(text: string): boolean {
  const digits = text.slice(2).toLowerCase();
  const digest = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  const cased = [...digits].map((digit, at) =>
    Number.parseInt(digest[at] ?? '', 16) > 7 ? digit.toUpperCase() : digit,
  );
  return /^[\da-f]{40}$/.test(digits) && text === `0x${cased.join('')}`;
}

testIdentifier(ethereumAddress, { judge: isRight, occurs: `0x${'[0123456789abcdefABCDEF]'.repeat(40)}` });
