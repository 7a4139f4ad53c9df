import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Nouns of business talk. */
export const buzzNoun: Generator = defineGenerator({
  id: 'company.buzzNoun',
  summary: 'A noun of business talk.',
  options: {},
  recipe: (_options, { table }) => pick(table('company.buzzNoun')),
});
