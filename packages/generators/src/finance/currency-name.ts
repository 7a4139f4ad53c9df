import { defineGenerator, type Generator, view } from '@populace/recipes';
import { anyOption } from './any-option.ts';
/** Names of currencies. */
export const currencyName: Generator = defineGenerator({
  id: 'finance.currencyName',
  summary: "The name of the currency of the country of the row's locale, in the locale's language.",
  aliases: ['currencyName', 'Currency'],
  synonyms: {
    en: 'name of currency',
    de: 'Währungsname',
    es: 'nombre de la moneda',
    fr: 'nom de la devise',
    ja: '通貨名',
  },
  subject: 'currency',
  options: { any: anyOption },
  recipe: ({ any }) => view('currency', any ? 'text' : 'ownText'),
});
