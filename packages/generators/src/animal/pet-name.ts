import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Names of pets. */
export const petName: Generator = defineGenerator({
  id: 'animal.petName',
  summary: 'What people call their pets.',
  synonyms: { en: 'pet, name of pet', de: 'Tiername, Haustier' },
  options: {},
  recipe: (_options, { table }) => pick(table('animal.petName')),
});
