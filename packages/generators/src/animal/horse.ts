import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Breeds of horses. */
export const horse: Generator = defineGenerator({
  id: 'animal.horse',
  summary: 'A breed of horse.',
  synonyms: { en: 'horse breed', de: 'Pferderasse' },
  options: {},
  recipe: (_options, { table }) => pick(table('animal.horse')),
});
