import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { AddressType, getAddressInfo, Network, validate } from 'bitcoin-address-validation';
import { expect, it } from 'vitest';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { bitcoinAddress } from './bitcoin-address.ts';

testGenerator(bitcoinAddress, {
  options: [{}, { kind: 'taproot', mode: 'valid' }, { kind: 'p2sh' }, { mode: 'invalid' }],
  matches: /^((bc|tb)1[qp][02-9ac-hj-np-z]+|[2mn13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
});

const ANY = '[qpzry9x8gf2tvdw0s3jn54khce6mua7l]';
const ofMainnet = (type: AddressType) => (text: string) =>
  validate(text, Network.mainnet) && getAddressInfo(text).type === type;

testIdentifier(bitcoinAddress, {
  judge: ofMainnet(AddressType.p2wpkh),
  reserved: /^tb1q/,
  occurs: `bc1q${ANY.repeat(38)}`,
});
testIdentifier(bitcoinAddress, {
  options: { kind: 'taproot' },
  judge: ofMainnet(AddressType.p2tr),
  reserved: /^tb1p/,
  occurs: `bc1p${ANY.repeat(51)}[qs]${ANY.repeat(6)}`,
});

it.each([
  ['p2pkh', AddressType.p2pkh],
  ['p2sh', AddressType.p2sh],
] as const)('is what others take for an address of %s, and none with a wrong character', async (kind, type) => {
  const [valid, safe, invalid] = await Promise.all(
    (['valid', 'safe', 'invalid'] as const).map((mode) => valuesMadeBy(bitcoinAddress, { kind, mode }, { rows: 2000 })),
  );

  expect(valid?.filter((text) => !ofMainnet(type)(text))).toEqual([]);
  expect(safe?.filter((text) => !validate(text, Network.testnet) || validate(text, Network.mainnet))).toEqual([]);
  expect(invalid?.filter((text) => validate(text))).toEqual([]);
  expect(new Set(valid).size).toBe(2000);
});
