import { testGenerator } from '@populace/testkit';
import { AddressType, getAddressInfo, Network, validate } from 'bitcoin-address-validation';
import { testIdentifier } from '../identifier/test-identifier-for-tests.ts';
import { bitcoinAddress } from './bitcoin-address.ts';

testGenerator(bitcoinAddress, {
  options: [{}, { kind: 'taproot', mode: 'valid' }, { mode: 'invalid' }],
  matches: /^(bc|tb)1[qp][02-9ac-hj-np-z]+$/,
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
