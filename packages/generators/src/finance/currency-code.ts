import { constant, defineGenerator, type Generator } from '@populace/core';

/** Codes of currencies. */
export const currencyCode: Generator = defineGenerator({
  id: 'finance.currencyCode',
  summary: "The currency of the country of the row's locale, by its three letters (ISO 4217).",
  aliases: ['currency', 'currencyCode', 'Currency Code'],
  options: {},
  recipe: (_options, { locale }) => constant(locale.fact('currency')),
});
