import { testGenerator } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { isin } from './isin.ts';

testGenerator(isin, { options: [{}, { mode: 'valid' }, { mode: 'invalid' }], matches: /^[A-Z]{2}\d{10}$/ });

testIdentifier(isin, { judge: validator.isISIN, reserved: /^ZZ\d{10}$/, occurs: '[ABDFILNPSX].##########' });
