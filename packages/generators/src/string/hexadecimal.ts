import { enumOption, integerOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, letters } from '@populace/recipes';

/** Texts of random hexadecimal digits. */
export const hexadecimal: Generator = defineGenerator({
  id: 'string.hexadecimal',
  summary: 'Random hexadecimal digits.',
  options: {
    length: integerOption({ default: 8, min: 1, max: 255, summary: 'Digits to a text.' }),
    prefix: enumOption(['none', '0x', '#'], { default: 'none', summary: 'What stands in front.' }),
  },
  recipe: ({ length, prefix }) =>
    prefix === 'none'
      ? letters('0123456789abcdef', length)
      : concat(constant(prefix), letters('0123456789abcdef', length)),
});
