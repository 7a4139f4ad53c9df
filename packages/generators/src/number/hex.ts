import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, pick } from '@populace/recipes';
import { checkCounts } from '../shared/words/counts.ts';
/** Numbers in hexadecimal digits. */
export const hex: Generator = defineGenerator({
  id: 'number.hex',
  summary: 'A whole number of a range in hexadecimal digits.',
  options: {
    min: integerOption({ default: 0, min: 0, max: 65_535, summary: 'The least number.' }),
    max: integerOption({ default: 255, min: 0, max: 65_535, summary: 'The greatest number.' }),
  },
  check: checkCounts,
  recipe: ({ min, max }) => pick(Array.from({ length: max - min + 1 }, (_, place) => (min + place).toString(16))),
});
