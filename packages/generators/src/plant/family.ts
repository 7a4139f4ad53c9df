import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Families of plants. */
export const family: Generator = defineGenerator({
  id: 'plant.family',
  summary: "The family of the row's plant.",
  aliases: ['Plant Family'],
  synonyms: { en: 'plant family', de: 'Pflanzenfamilie' },
  subject: 'species',
  options: {},
  recipe: () => view('species', 'plantFamily'),
});
