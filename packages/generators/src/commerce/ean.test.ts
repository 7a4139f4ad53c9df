import { testGenerator } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { ean } from './ean.ts';

testGenerator(ean, { options: [{}, { digits: '8', mode: 'valid' }, { mode: 'invalid' }], matches: /^\d{8}(\d{5})?$/ });

testIdentifier(ean, { judge: validator.isEAN, reserved: /^2\d{12}$/, occurs: '#############' });
testIdentifier(ean, { options: { digits: '8' }, judge: validator.isEAN, reserved: /^2\d{7}$/, occurs: '########' });
