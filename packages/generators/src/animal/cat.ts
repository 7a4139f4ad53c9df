import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Breeds of cats. */
export const cat: Generator = defineGenerator({
  id: 'animal.cat',
  summary: 'A breed of cat.',
  synonyms: { en: 'cat breed', de: 'Katzenrasse' },
  options: {},
  recipe: (_options, { table }) => pick(table('animal.cat')),
});
