import { defineGenerator, digits, type Generator, view } from '@populace/recipes';
import { issuerOption } from './issuer-option.ts';
/** Card verification values. */
export const creditCardCvv: Generator = defineGenerator({
  id: 'finance.creditCardCvv',
  summary: "The card verification value of the row's card: four digits for American Express, three for others.",
  aliases: ['finance.creditCardCVV', 'CVV', 'cvv'],
  synonyms: {
    en: 'cvc, card security code, cvv2',
    de: 'Kartenprüfnummer, Prüfziffer der Karte',
    es: 'código de seguridad',
    fr: 'cryptogramme',
    ja: 'セキュリティコード',
  },
  subject: 'card',
  options: { issuer: issuerOption },
  recipe({ issuer }) {
    if (issuer === 'any') return view('card', 'cvv');
    return digits(issuer === 'amex' ? 4 : 3);
  },
});
