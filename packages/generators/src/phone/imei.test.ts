import { testGenerator } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { imei } from './imei.ts';

testGenerator(imei, { options: [{}, { mode: 'valid' }, { mode: 'invalid' }], matches: /^\d{15}$/ });

testIdentifier(imei, { judge: validator.isIMEI, reserved: /^00\d{13}$/, occurs: '..#############' });
