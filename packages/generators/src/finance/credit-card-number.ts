import {
  concat,
  defineGenerator,
  digits,
  enumOption,
  type Generator,
  luhn,
  oneOf,
  pick,
  type Recipe,
} from '@populace/core';
import { luhnDigit } from '../check-digits/luhn.ts';
import { wrongCheck } from '../identifier/break.ts';
import { checkedBy } from '../identifier/checked-by.ts';
import { identifierOf, modeOption } from '../identifier/kind.ts';
import { digitsOf, oneOfTexts } from '../identifier/part.ts';
import { type CardNetwork, cardNetworks, testCardNumbers } from './card-networks.ts';

const issuers = ['any', 'visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay'] as const;

/** Card numbers that pass the Luhn test. */
export const creditCardNumber: Generator = defineGenerator({
  id: 'finance.creditCardNumber',
  summary: 'Card numbers with a right check digit (Luhn, ISO/IEC 7812-1).',
  aliases: ['creditCard', 'Credit Card #'],
  synonyms: {
    en: 'card number, credit card, payment card, card no, pan',
    de: 'Kreditkarte, Kreditkartennummer, Kartennummer',
    es: 'tarjeta, tarjeta de crédito, número de tarjeta',
    fr: 'carte bancaire, carte de crédit, numéro de carte',
    ja: 'クレジットカード, カード番号',
  },
  options: {
    issuer: enumOption(issuers, {
      default: 'any',
      summary: 'The card network; any takes each about as often as it is met.',
    }),
    mode: modeOption,
  },
  validity: { valid: 'allocated', safe: 'reserved' },
  recipe({ issuer, mode }) {
    const networks = cardNetworks.filter(({ id }) => issuer === 'any' || id === issuer);
    if (mode === 'invalid') return wrongNumber(networks);
    return mode === 'safe' ? testNumbers(networks) : anyNumber(networks);
  },
});

function testNumbers(networks: readonly CardNetwork[]): Recipe {
  const weighted = networks.flatMap(({ id, weight }) => {
    const numbers = testCardNumbers[id] ?? [];
    return numbers.map((number) => ({ number, weight: weight / numbers.length }));
  });
  return pick(
    weighted.map(({ number }) => number),
    { weights: weighted.map(({ weight }) => weight) },
  );
}

/** Numbers of one length are one recipe, whatever their network: only the first four digits differ. */
function anyNumber(networks: readonly CardNetwork[]): Recipe {
  const lengths = [...new Set(networks.map(({ length }) => length))];
  return oneOf(
    lengths.map((length) => {
      const ofLength = networks.filter((network) => network.length === length);
      const prefixes = ofLength.flatMap(prefixesOf);
      const first = pick(
        prefixes.map(({ text }) => text),
        { weights: prefixes.map(({ weight }) => weight) },
      );
      const weight = ofLength.reduce((sum, network) => sum + network.weight, 0);
      return { weight, recipe: luhn(concat(first, digits(length - 5))) };
    }),
  );
}

function wrongNumber(networks: readonly CardNetwork[]): Recipe {
  return oneOf(
    networks.map((network) => {
      const first = oneOfTexts(prefixesOf(network).map(({ text }) => text));
      const valid = checkedBy([first, digitsOf(network.length - 9), digitsOf(4)], luhnDigit);
      const kind = { what: 'a card number', valid, breaks: [wrongCheck()] };
      return { weight: network.weight, recipe: identifierOf(kind, { mode: 'invalid' }) };
    }),
  );
}

function prefixesOf({ prefixes, weight }: CardNetwork): readonly { text: string; weight: number }[] {
  const texts = prefixes.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`));
  return texts.map((text) => ({ text, weight: weight / texts.length }));
}
