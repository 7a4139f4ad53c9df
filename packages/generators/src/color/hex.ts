import { concat, constant, defineGenerator, type Generator, letters } from '@populace/core';

/** Colours as the web writes them. */
export const hex: Generator = defineGenerator({
  id: 'color.hex',
  summary: 'A colour by its red, green and blue in hexadecimal digits, as in CSS: #1e90ff.',
  aliases: ['color.rgb', 'internet.color', 'Hex Color'],
  options: {},
  recipe: () => concat(constant('#'), letters('0123456789abcdef', 6)),
});
