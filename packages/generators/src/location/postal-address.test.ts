import { testGenerator } from '@populace/testkit';
import { subjects } from '../index.ts';
import { postalAddress } from './postal-address.ts';

testGenerator(postalAddress, { subjects, matches: /^.+; \d\d-\d{3} .+; (North|South) \((N|02)\); Xanthia$/ });
