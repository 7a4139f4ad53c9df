import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Legal forms. */
export const legalForm: Generator = defineGenerator({
  id: 'company.legalForm',
  summary: 'A legal form of companies in the country of the locale.',
  synonyms: { en: 'legal form, entity type', de: 'Rechtsform', fr: 'forme juridique', es: 'forma jurídica' },
  options: {},
  recipe: (_options, { table }) => pick(table('company.legalForm')),
});
