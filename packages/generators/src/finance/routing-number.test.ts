import { testGenerator } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { routingNumber } from './routing-number.ts';

testGenerator(routingNumber, { options: [{}, { mode: 'invalid' }], matches: /^\d{9}$/ });

testIdentifier(routingNumber, { judge: validator.isAbaRouting, occurs: '[0123]########' });
