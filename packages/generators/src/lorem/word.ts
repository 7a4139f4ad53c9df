import { defineGenerator, type Generator, pick } from '@populace/core';

/** Single words of filler text. */
export const word: Generator = defineGenerator({
  id: 'lorem.word',
  summary: 'A word of filler text.',
  options: {},
  recipe: (_options, { table }) => pick(table('lorem.word')),
});
