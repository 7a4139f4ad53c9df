import { defineGenerator, type Generator, letters } from '@populace/recipes';

/** Digests like MD5. */
export const md5: Generator = defineGenerator({
  id: 'string.md5',
  summary: 'What an MD5 digest looks like.',
  aliases: ['MD5', 'md5'],
  options: {},
  recipe: () => letters('0123456789abcdef', 32),
});
