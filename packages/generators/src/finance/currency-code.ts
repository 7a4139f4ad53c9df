import { constant, defineGenerator, type Generator } from '@populace/core';

/** Codes of currencies. */
export const currencyCode: Generator = defineGenerator({
  id: 'finance.currencyCode',
  summary: "The currency of the country of the row's locale, by its three letters (ISO 4217).",
  aliases: ['currency', 'currencyCode', 'Currency Code'],
  synonyms: {
    en: 'iso 4217',
    de: 'Währung, Währungscode',
    es: 'moneda, divisa, código de moneda',
    fr: 'devise, monnaie, code devise',
    ja: '通貨, 通貨コード, tsuka',
  },
  options: {},
  recipe: (_options, { locale }) => constant(locale.fact('currency')),
});
