import { defineGenerator, type Generator, view } from '@populace/recipes';
import { anyOption } from './any-option.ts';
/** Signs of currencies. */
export const currencySymbol: Generator = defineGenerator({
  id: 'finance.currencySymbol',
  summary: "The sign of the currency of the country of the row's locale, in the locale's language.",
  aliases: ['currencySymbol'],
  synonyms: {
    en: 'currency sign',
    de: 'Währungszeichen',
    es: 'símbolo de moneda',
    fr: 'symbole monétaire',
    ja: '通貨記号',
  },
  subject: 'currency',
  options: { any: anyOption },
  recipe: ({ any }) => view('currency', any ? 'symbol' : 'ownSymbol'),
});
