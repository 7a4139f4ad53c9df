import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Animals. */
export const commonName: Generator = defineGenerator({
  id: 'animal.commonName',
  summary: 'An animal by its common name.',
  aliases: ['Animal Common Name'],
  synonyms: { en: 'animal name, species' },
  subject: 'species',
  options: {},
  recipe: () => view('species', 'animal'),
});
