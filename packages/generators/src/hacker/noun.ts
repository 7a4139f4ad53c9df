import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Nouns of technical talk. */
export const noun: Generator = defineGenerator({
  id: 'hacker.noun',
  summary: 'A noun of technical talk.',
  options: {},
  recipe: (_options, { table }) => pick(table('hacker.noun')),
});
