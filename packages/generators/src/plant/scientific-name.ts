import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Plants. */
export const scientificName: Generator = defineGenerator({
  id: 'plant.scientificName',
  summary: "The row's plant by its scientific name.",
  aliases: ['Plant Scientific Name'],
  synonyms: { en: 'botanical name' },
  subject: 'species',
  options: {},
  recipe: () => view('species', 'plantLatin'),
});
