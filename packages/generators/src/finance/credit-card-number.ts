import { defineGenerator, type Generator, oneOf, pick, type Recipe, uniqueAs, view } from '@populace/recipes';
import { luhnDigit } from '../shared/check-digits/luhn.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { identifierOf, modeOption } from '../shared/identifier/kind.ts';
import { digitsOf, oneOfTexts } from '../shared/identifier/part.ts';
import { type CardNetwork, cardNetworks, testCardNumbers } from './card-networks.ts';
import { numberOf, prefixesOf } from './card-number.ts';
import { issuerOption } from './issuer-option.ts';
import { uniqueCardNumber } from './unique-card-number.ts';

/** Card numbers that pass the Luhn test. */
export const creditCardNumber: Generator = defineGenerator({
  id: 'finance.creditCardNumber',
  summary: "The number of the row's card, with a right check digit (Luhn, ISO/IEC 7812-1).",
  aliases: ['PAN', 'creditCard', 'Credit Card #'],
  synonyms: {
    en: 'card number, credit card, payment card, card no, pan',
    de: 'Kreditkarte, Kreditkartennummer, Kartennummer',
    es: 'tarjeta, tarjeta de crédito, número de tarjeta',
    fr: 'carte bancaire, carte de crédit, numéro de carte',
    ja: 'クレジットカード, カード番号',
  },
  subject: 'card',
  options: {
    issuer: issuerOption,
    mode: modeOption,
  },
  validity: { valid: 'allocated', safe: 'reserved' },
  recipe({ issuer, mode }) {
    const networks = cardNetworks.filter(({ id }) => issuer === 'any' || id === issuer);
    if (mode === 'invalid') return wrongNumber(networks);
    if (mode === 'safe') return issuer === 'any' ? view('card', 'testNumber') : testNumbers(networks);
    return issuer === 'any' ? uniqueAs(view('card', 'validNumber'), uniqueCardNumber()) : numberOf(networks);
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
