import { defineGenerator, type Generator } from '@populace/recipes';
import {
  ageOptions,
  checkChoice,
  countryOption,
  kindOption,
  numberRecipe,
  separatorsOption,
} from '../national/numbers-of.ts';
import { modeOption } from '../shared/identifier/kind.ts';

const use = { of: 'person', role: 'identity' } as const;

/** Numbers by which authorities know people. */
export const nationalId: Generator = defineGenerator({
  id: 'person.nationalId',
  summary:
    "The number by which the row's person is known to the country; date of birth and sex agree where they stand in it.",
  aliases: ['SSN', 'ssn', 'person.ssn'],
  synonyms: {
    en: 'national id, identity number, social security number, personal number, citizen id',
    de: 'Personenkennziffer, Identifikationsnummer, Sozialversicherungsnummer, Ausweisnummer',
    es: 'dni, documento de identidad, número de identidad, cédula',
    fr: 'numéro de sécurité sociale, numéro national',
    ja: 'マイナンバー, 個人番号',
  },
  subject: 'person',
  options: {
    country: countryOption,
    kind: kindOption,
    separators: separatorsOption,
    ...ageOptions,
    mode: modeOption,
  },
  validity: { valid: 'checked', safe: 'checked' },
  // Countries of some locales have none.
  example: { options: { country: 'ES' } },
  check: (options, at) => checkChoice(options, use, at),
  recipe: ({ minAge, maxAge, ...choice }, scope) => numberRecipe(choice, { ...use, ages: { minAge, maxAge } }, scope),
});
