import { defineGenerator, type Generator, view } from '@populace/recipes';
import { anyOption } from './any-option.ts';
/** Three digits (ISO 4217)s of currencies. */
export const currencyNumericCode: Generator = defineGenerator({
  id: 'finance.currencyNumericCode',
  summary: "The currency of the country of the row's locale, by its three digits (ISO 4217).",
  aliases: ['currencyNumericCode'],
  synonyms: { en: 'numeric currency code' },
  subject: 'currency',
  options: { any: anyOption },
  recipe: ({ any }) => view('currency', any ? 'numeric' : 'ownNumeric'),
});
