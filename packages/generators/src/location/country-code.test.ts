import { testGenerator } from '@populace/testkit';
import { subjects } from '../index.ts';
import { countryCode } from './country-code.ts';

testGenerator(countryCode, { subjects, matches: /^XX$/ });
