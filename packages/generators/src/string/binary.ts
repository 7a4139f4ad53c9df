import { enumOption, integerOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, letters } from '@populace/recipes';

/** Texts of random binary digits. */
export const binary: Generator = defineGenerator({
  id: 'string.binary',
  summary: 'Random binary digits.',
  options: {
    length: integerOption({ default: 8, min: 1, max: 255, summary: 'Digits to a text.' }),
    prefix: enumOption(['none', '0b'], { default: 'none', summary: 'What stands in front.' }),
  },
  recipe: ({ length, prefix }) =>
    prefix === 'none' ? letters('01', length) : concat(constant(prefix), letters('01', length)),
});
