import { enumOption, integerOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, letters } from '@populace/recipes';

/** Texts of random octal digits. */
export const octal: Generator = defineGenerator({
  id: 'string.octal',
  summary: 'Random octal digits.',
  options: {
    length: integerOption({ default: 8, min: 1, max: 255, summary: 'Digits to a text.' }),
    prefix: enumOption(['none', '0o'], { default: 'none', summary: 'What stands in front.' }),
  },
  recipe: ({ length, prefix }) =>
    prefix === 'none' ? letters('01234567', length) : concat(constant(prefix), letters('01234567', length)),
});
