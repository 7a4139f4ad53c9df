import { isIPv6 } from 'node:net';
import { testGenerator } from '@populace/testkit';
import { ipv6 } from './ipv6.ts';

// The host of a URL is written as RFC 5952 asks (WHATWG URL, 3.5).
const isWrittenSo = (text: string): boolean => new URL(`http://[${text}]/`).hostname === `[${text}]`;

testGenerator(ipv6, {
  options: [{}, { mode: 'valid' }],
  matches: (text) => isIPv6(text) && isWrittenSo(text),
});
