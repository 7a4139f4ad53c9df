import { testGenerator } from '@populace/testkit';
import { subjects } from '../index.ts';
import { country } from './country.ts';

testGenerator(country, { subjects, matches: /^Xanthia$/ });
