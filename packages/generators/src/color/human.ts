import { defineGenerator, type Generator, pick } from '@populace/core';

/** Names of colours. */
export const human: Generator = defineGenerator({
  id: 'color.human',
  summary: 'A colour by its name.',
  aliases: ['color', 'colour'],
  options: {},
  recipe: (_options, { table }) => pick(table('color.human')),
});
