import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Emoji. */
export const emoji: Generator = defineGenerator({
  id: 'internet.emoji',
  summary: 'A small picture that is a character.',
  aliases: ['emoji'],
  synonyms: { en: 'smiley, reaction', de: 'Smiley', ja: '絵文字' },
  options: {},
  recipe: (_options, { table }) => pick(table('internet.emoji')),
});
