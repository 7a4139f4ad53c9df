import { enumOption } from '@populace/core';
import { defineGenerator, type Generator } from '@populace/recipes';
import { BECH32, bech32Checksum } from '../shared/check-digits/bech32.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { chars, fixed, type Part } from '../shared/identifier/part.ts';
import type { Shape } from '../shared/identifier/shape.ts';
import { base58Address } from './base58-address.ts';

/** Programs of 20 bytes, in 5 bits a character (P2WPKH, BIP 141), and of 32, whose last character has one bit alone (P2TR, BIP 341). */
const programs = {
  segwit: { version: 'q', kind: 'bech32', parts: Array.from({ length: 8 }, () => chars(BECH32, 4)) },
  taproot: {
    version: 'p',
    kind: 'bech32m',
    parts: [chars(BECH32, 3), ...Array.from({ length: 12 }, () => chars(BECH32, 4)), chars('qs', 1)],
  },
} as const satisfies Record<string, { version: string; kind: 'bech32' | 'bech32m'; parts: readonly Part[] }>;

/** The first byte of addresses, of the main network and of that for tests. */
const versions = { p2pkh: { main: 0x00, test: 0x6f }, p2sh: { main: 0x05, test: 0xc4 } } as const;

/** Addresses of bitcoin. */
export const bitcoinAddress: Generator = defineGenerator({
  id: 'finance.bitcoinAddress',
  summary: 'An address of bitcoin with a right checksum (Bech32, BIP 173 and 350, or base58check).',
  aliases: ['BitcoinAddress', 'bitcoinAddress', 'Bitcoin Address'],
  synonyms: {
    en: 'btc address, bitcoin wallet',
    de: 'Bitcoin-Adresse',
    es: 'dirección de bitcoin',
    fr: 'adresse bitcoin',
  },
  options: {
    kind: enumOption(['segwit', 'taproot', 'p2pkh', 'p2sh'], {
      default: 'segwit',
      summary: 'Of a witness of version 0 or 1, or as older programs write a key (p2pkh) and a script (p2sh).',
    }),
    mode: modeOption,
  },
  validity: { valid: 'checked', safe: 'reserved' },
  recipe({ kind, mode }) {
    if (kind === 'segwit' || kind === 'taproot') return identifierOf(kindOf(kind), { mode });
    const { main, test } = versions[kind];
    return base58Address('an address of bitcoin', mode === 'safe' ? test : main, mode);
  },
});

function kindOf(program: keyof typeof programs): IdentifierKind {
  return {
    what: 'an address of bitcoin',
    valid: shapeOf('bc', program),
    // Coins of the test network are worth nothing.
    safe: shapeOf('tb', program),
    breaks: [wrongCheck(-1, BECH32)],
  };
}

function shapeOf(network: string, program: keyof typeof programs): Shape {
  const { version, kind, parts } = programs[program];
  const start = `${network}1`;
  return checkedBy(
    [fixed(start + version), ...parts],
    (text) => bech32Checksum(network, text.slice(start.length), kind),
    {
      width: 6,
    },
  );
}
