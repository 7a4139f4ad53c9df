import { concat, constant, defineGenerator, type Generator, letters } from '@populace/recipes';

/** Colours in short. */
export const shortHex: Generator = defineGenerator({
  id: 'color.shortHex',
  summary: 'A colour by three hexadecimal digits, as in CSS: #1ef.',
  aliases: ['Short Hex Color'],
  options: {},
  recipe: () => concat(constant('#'), letters('0123456789abcdef', 3)),
});
