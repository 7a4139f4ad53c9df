import { concat, constant, defineGenerator, type Generator, pick } from '@populace/recipes';

/** Phrases of business talk. */
export const buzzPhrase: Generator = defineGenerator({
  id: 'company.buzzPhrase',
  summary: 'What a company says that it does, in three words of business talk.',
  aliases: ['buzzPhrase', 'Buzzword', 'company.bs'],
  options: {},
  recipe: (_options, { table }) =>
    concat(
      pick(table('company.buzzVerb')),
      constant(' '),
      pick(table('company.buzzAdjective')),
      constant(' '),
      pick(table('company.buzzNoun')),
    ),
});
