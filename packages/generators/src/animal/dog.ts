import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Breeds of dogs. */
export const dog: Generator = defineGenerator({
  id: 'animal.dog',
  summary: 'A breed of dog.',
  synonyms: { en: 'dog breed', de: 'Hunderasse' },
  options: {},
  recipe: (_options, { table }) => pick(table('animal.dog')),
});
