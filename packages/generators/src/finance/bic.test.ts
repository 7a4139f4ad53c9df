import { testGenerator } from '@populace/testkit';
import { isValidBIC } from 'ibantools';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { bic } from './bic.ts';

testGenerator(bic, {
  options: [{}, { branch: true, mode: 'valid' }, { mode: 'invalid' }],
  matches: /^[A-Z]{6}[\dA-Z]{2}([\dA-Z]{3})?$/,
});

// No banks of Denmark are known.
const settings = { locale: 'da_DK', locales: { da_DK: { country: 'DK' } } };
const judge = (text: string): boolean => isValidBIC(text) && validator.isBIC(text);
const ANY = '[23456789ABCDEFGHIJKLMNPQRSTUVWXYZ]';

testIdentifier(bic, { settings, judge, reserved: /^[A-Z]{4}DK.0$/, occurs: `@@@@DK${ANY}${ANY}` });
testIdentifier(bic, {
  settings,
  options: { branch: true },
  judge,
  reserved: /^[A-Z]{4}DK.0...$/,
  occurs: `@@@@DK${ANY.repeat(5)}`,
});
