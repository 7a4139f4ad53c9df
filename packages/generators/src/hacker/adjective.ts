import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Adjectives of technical talk. */
export const adjective: Generator = defineGenerator({
  id: 'hacker.adjective',
  summary: 'An adjective of technical talk.',
  options: {},
  recipe: (_options, { table }) => pick(table('hacker.adjective')),
});
