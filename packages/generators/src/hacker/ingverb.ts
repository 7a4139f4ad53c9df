import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Verbs of technical talk on -ing. */
export const ingverb: Generator = defineGenerator({
  id: 'hacker.ingverb',
  summary: 'A verb of technical talk in its form on -ing.',
  options: {},
  recipe: (_options, { table }) => pick(table('hacker.ingverb')),
});
