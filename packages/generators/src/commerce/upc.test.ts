import { testGenerator } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { upc } from './upc.ts';

testGenerator(upc, { options: [{}, { mode: 'valid' }, { mode: 'invalid' }], matches: /^\d{12}$/ });

// With a zero in front it is an EAN-13.
testIdentifier(upc, { judge: (text) => validator.isEAN(`0${text}`), reserved: /^4\d{11}$/, occurs: '.###########' });
