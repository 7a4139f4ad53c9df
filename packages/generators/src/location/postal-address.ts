import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Whole addresses. */
export const postalAddress: Generator = defineGenerator({
  id: 'location.postalAddress',
  summary: "The row's whole address in one line: street, postcode and city in the order of the country.",
  aliases: ['postalAddress', 'fullAddress'],
  synonyms: {
    en: 'complete address, address in one line',
    de: 'vollständige Adresse',
    es: 'dirección completa',
    fr: 'adresse complète',
  },
  subject: 'place',
  options: {},
  recipe: () => view('place', 'fullAddress'),
});
