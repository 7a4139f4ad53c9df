import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';

/** Bytes in Base64. */
export const base64: Generator = defineGenerator({
  id: 'string.base64',
  summary: 'Random bytes in Base64 (RFC 4648, section 4).',
  aliases: ['base64'],
  options: {
    bytes: integerOption({
      default: 24,
      min: 3,
      max: 300,
      summary: 'How many bytes, made a multiple of three by leaving the rest away.',
    }),
  },
  recipe: ({ bytes }) =>
    letters('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', 4 * Math.floor(bytes / 3)),
});
