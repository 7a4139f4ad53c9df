import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Abbreviations of computing. */
export const abbreviation: Generator = defineGenerator({
  id: 'hacker.abbreviation',
  summary: 'An abbreviation of computing.',
  options: {},
  recipe: (_options, { table }) => pick(table('hacker.abbreviation')),
});
