import { enumOption } from '@populace/core';
import { defineGenerator, type Generator } from '@populace/recipes';
import { modeOption } from '../shared/identifier/kind.ts';
import { base58Address } from './base58-address.ts';

/** The first byte of addresses, of the main network and of that for tests. */
const versions = { p2pkh: { main: 0x30, test: 0x6f }, p2sh: { main: 0x32, test: 0x3a } } as const;

/** Addresses of litecoin. */
export const litecoinAddress: Generator = defineGenerator({
  id: 'finance.litecoinAddress',
  summary: 'An address of litecoin with a right checksum (base58check).',
  aliases: ['litecoinAddress'],
  synonyms: { en: 'ltc address, litecoin wallet' },
  options: {
    kind: enumOption(['p2pkh', 'p2sh'], { default: 'p2pkh', summary: 'Of a key, or of a script.' }),
    mode: modeOption,
  },
  validity: { valid: 'checked', safe: 'reserved' },
  recipe({ kind, mode }) {
    const { main, test } = versions[kind];
    return base58Address('an address of litecoin', mode === 'safe' ? test : main, mode);
  },
});
