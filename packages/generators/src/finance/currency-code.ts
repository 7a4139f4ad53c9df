import { constant, defineGenerator, type Generator, view } from '@populace/recipes';
import { anyOption } from './any-option.ts';

/** Codes of currencies. */
export const currencyCode: Generator = defineGenerator({
  id: 'finance.currencyCode',
  summary: "The currency of the country of the row's locale, by its three letters (ISO 4217).",
  aliases: ['currency', 'currencyCode', 'finance.currency', 'Currency Code'],
  synonyms: {
    en: 'iso 4217',
    de: 'Währung, Währungscode',
    es: 'moneda, divisa, código de moneda',
    fr: 'devise, monnaie, code devise',
    ja: '通貨, 通貨コード, tsuka',
  },
  subject: 'currency',
  options: { any: anyOption },
  recipe: ({ any }, { locale }) => (any ? view('currency', 'code') : constant(locale.fact('currency'))),
});
