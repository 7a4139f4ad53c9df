import { defineGenerator, type Generator } from '@populace/recipes';
import { checkChoice, countryOption, numberRecipe } from '../national/numbers-of.ts';
import { modeOption } from '../shared/identifier/kind.ts';

const use = { of: 'company', role: 'vat' } as const;

/** Numbers of companies for value added tax. */
export const vatNumber: Generator = defineGenerator({
  id: 'company.vatNumber',
  summary:
    'The number of a company for value added tax, with the letters of its country (EU directive 2006/112, article 215).',
  aliases: ['vat', 'vatNumber'],
  synonyms: {
    en: 'vat id, vat registration number',
    de: 'USt-IdNr., Umsatzsteuer-Identifikationsnummer, UID-Nummer',
    es: 'número de iva',
    fr: 'numéro de tva',
  },
  options: { country: countryOption, mode: modeOption },
  validity: { valid: 'checked', safe: 'checked' },
  // Countries of some locales have none.
  example: { options: { country: 'DE' } },
  check: (options, at) => checkChoice(options, use, at),
  recipe: (choice, scope) => numberRecipe(choice, use, scope),
});
