import { defineGenerator, type Generator } from '@populace/recipes';
import { checkChoice, countryOption, kindOption, numberRecipe, separatorsOption } from '../national/numbers-of.ts';
import { modeOption } from '../shared/identifier/kind.ts';

const use = { of: 'company', role: 'tax' } as const;

/** Numbers by which tax offices know companies. */
export const taxId: Generator = defineGenerator({
  id: 'company.taxId',
  summary: 'The number by which a company is known to the tax office of its country, or to its register.',
  aliases: ['EIN', 'ein', 'company.ein'],
  synonyms: {
    en: 'employer identification number, company tax number, business number',
    de: 'Handelsregisternummer, Unternehmensnummer',
    es: 'cif, nif de empresa',
    fr: 'siren, siret',
    ja: '法人番号',
  },
  options: {
    country: countryOption,
    kind: kindOption,
    separators: separatorsOption,
    mode: modeOption,
  },
  validity: { valid: 'checked', safe: 'checked' },
  // Countries of some locales have none.
  example: { options: { country: 'US' } },
  check: (options, at) => checkChoice(options, use, at),
  recipe: (choice, scope) => numberRecipe(choice, use, scope),
});
