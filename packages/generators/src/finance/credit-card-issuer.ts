import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Networks of cards. */
export const creditCardIssuer: Generator = defineGenerator({
  id: 'finance.creditCardIssuer',
  summary: "The network of the row's card.",
  aliases: ['creditCardIssuer', 'Credit Card Type'],
  synonyms: {
    en: 'card type, card brand, card network',
    de: 'Kartentyp, Kartenart',
    es: 'tipo de tarjeta',
    fr: 'type de carte',
    ja: 'カード会社',
  },
  subject: 'card',
  options: {
    style: enumOption(['name', 'id'], {
      default: 'name',
      summary: 'name: American Express; id: amex, as the option issuer of card numbers has it.',
    }),
  },
  recipe: ({ style }) => view('card', style === 'name' ? 'issuerName' : 'issuer'),
});
