import { defineGenerator, type Generator, letters } from '@populace/recipes';

/** Digests like SHA-1. */
export const sha1: Generator = defineGenerator({
  id: 'string.sha1',
  summary: 'What a SHA-1 digest looks like.',
  aliases: ['SHA1', 'sha1'],
  options: {},
  recipe: () => letters('0123456789abcdef', 40),
});
