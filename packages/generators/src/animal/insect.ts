import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Insects. */
export const insect: Generator = defineGenerator({
  id: 'animal.insect',
  summary: 'A kind of insect.',
  synonyms: { de: 'Insekt' },
  options: {},
  recipe: (_options, { table }) => pick(table('animal.insect')),
});
