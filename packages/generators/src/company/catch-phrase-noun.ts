import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Nouns of advertising. */
export const catchPhraseNoun: Generator = defineGenerator({
  id: 'company.catchPhraseNoun',
  summary: 'A noun of advertising.',
  options: {},
  recipe: (_options, { table }) => pick(table('company.catchNoun')),
});
