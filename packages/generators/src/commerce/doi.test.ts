import { testGenerator } from '@populace/testkit';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { doi } from './doi.ts';

testGenerator(doi, { options: [{}, { mode: 'valid' }, { mode: 'invalid' }] });

// The expression that Crossref recommends for modern DOIs.
const crossref = /^10\.\d{4,9}\/[-._;()/:A-Z0-9]+$/i;

testIdentifier(doi, {
  judge: (text) => crossref.test(text),
  reserved: /^10\.5555\//,
  occurs: '10..###/.........',
});
