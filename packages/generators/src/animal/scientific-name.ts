import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Animals. */
export const scientificName: Generator = defineGenerator({
  id: 'animal.scientificName',
  summary: "The row's animal by its scientific name.",
  aliases: ['Animal Scientific Name'],
  synonyms: { en: 'latin name', de: 'wissenschaftlicher Name' },
  subject: 'species',
  options: {},
  recipe: () => view('species', 'animalLatin'),
});
