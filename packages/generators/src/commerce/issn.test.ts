import { testGenerator } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { issn } from './issn.ts';

testGenerator(issn, { options: [{}, { mode: 'invalid' }], matches: /^\d{4}-\d{3}[\dX]$/ });

testIdentifier(issn, { judge: (text) => validator.isISSN(text, { require_hyphen: true }), occurs: '####-####' });
