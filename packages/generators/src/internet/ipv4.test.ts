import { isIPv4 } from 'node:net';
import { testGenerator } from '@populace/testkit';
import { ipv4 } from './ipv4.ts';

testGenerator(ipv4, { options: [{}, { mode: 'valid' }], matches: isIPv4 });
