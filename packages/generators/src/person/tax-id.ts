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

const use = { of: 'person', role: 'tax' } as const;

/** Numbers by which tax offices know people. */
export const taxId: Generator = defineGenerator({
  id: 'person.taxId',
  summary: "The number by which the row's person is known to the tax office.",
  synonyms: {
    en: 'tax number, taxpayer id, tin, tax file number',
    de: 'Steuernummer, Steueridentifikationsnummer, Steuer-ID',
    es: 'número de identificación fiscal',
    fr: 'numéro fiscal',
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
  example: { options: { country: 'IT' } },
  check: (options, at) => checkChoice(options, use, at),
  recipe: ({ minAge, maxAge, ...choice }, scope) => numberRecipe(choice, { ...use, ages: { minAge, maxAge } }, scope),
});
