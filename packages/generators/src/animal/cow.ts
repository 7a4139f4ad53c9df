import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Breeds of cattle. */
export const cow: Generator = defineGenerator({
  id: 'animal.cow',
  summary: 'A breed of cattle.',
  synonyms: { en: 'cattle breed' },
  options: {},
  recipe: (_options, { table }) => pick(table('animal.cow')),
});
