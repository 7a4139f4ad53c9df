import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Verbs of technical talk. */
export const verb: Generator = defineGenerator({
  id: 'hacker.verb',
  summary: 'A verb of technical talk.',
  options: {},
  recipe: (_options, { table }) => pick(table('hacker.verb')),
});
