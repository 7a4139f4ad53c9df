import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Verbs of business talk. */
export const buzzVerb: Generator = defineGenerator({
  id: 'company.buzzVerb',
  summary: 'A verb of business talk.',
  options: {},
  recipe: (_options, { table }) => pick(table('company.buzzVerb')),
});
