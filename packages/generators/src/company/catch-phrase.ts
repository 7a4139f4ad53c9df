import { concat, constant, defineGenerator, type Generator, pick } from '@populace/recipes';

/** Phrases of advertising. */
export const catchPhrase: Generator = defineGenerator({
  id: 'company.catchPhrase',
  summary: 'A phrase of advertising of three words, in the language of the words that the locale has.',
  aliases: ['catchPhrase', 'Catch Phrase', 'Slogan'],
  synonyms: { en: 'tagline, motto, slogan', de: 'Werbespruch, Slogan', fr: 'slogan', es: 'eslogan' },
  options: {},
  recipe: (_options, { table }) =>
    concat(
      pick(table('company.catchAdjective')),
      constant(' '),
      pick(table('company.catchDescriptor')),
      constant(' '),
      pick(table('company.catchNoun')),
    ),
});
