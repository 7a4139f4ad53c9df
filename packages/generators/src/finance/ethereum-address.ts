import { defineGenerator, type Generator } from '@populace/recipes';
import { keccak256 } from '../shared/check-digits/keccak256.ts';
import { forbidden } from '../shared/identifier/break.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { chars } from '../shared/identifier/part.ts';
import type { Layout } from '../shared/identifier/shape.ts';

const HEX = '0123456789abcdef';
const CAPITALS = '0123456789ABCDEF';

/** Letters are capitals where the digit of the digest of all in their place is 8 or more (EIP-55). */
const mixedCase: Layout = {
  maxLength: 42,
  layOut(text) {
    const digest = keccak256(text);
    const isCapital = (place: number): boolean => HEX.indexOf(digest.charAt(place)) >= 8;
    const signs = [...text].map((sign, place) =>
      isCapital(place) ? CAPITALS.charAt(HEX.indexOf(sign)) || sign : sign,
    );
    return `0x${signs.join('')}`;
  },
  takeUp: (text) => [...text.slice(2)].map((sign) => HEX.charAt(CAPITALS.indexOf(sign)) || sign).join(''),
};

const kind: IdentifierKind = {
  what: 'an address of Ethereum',
  valid: { parts: Array.from({ length: 10 }, () => chars(HEX, 4)), layout: mixedCase },
  breaks: [forbidden('a character that is no hexadecimal digit', 0, ['g', 'h', 'x', 'z'])],
};

/** Addresses of Ethereum. */
export const ethereumAddress: Generator = defineGenerator({
  id: 'finance.ethereumAddress',
  summary: 'An address of Ethereum, with the capitals that are its checksum (EIP-55).',
  aliases: ['ethereumAddress', 'Ethereum Address'],
  synonyms: { en: 'eth address, ethereum wallet', de: 'Ethereum-Adresse' },
  options: { mode: modeOption },
  validity: { valid: 'checked', safe: 'checked' },
  recipe: ({ mode }) => identifierOf(kind, { mode }),
});
