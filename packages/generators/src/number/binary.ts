import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, pick } from '@populace/recipes';
import { checkCounts } from '../shared/words/counts.ts';
/** Numbers in binary digits. */
export const binary: Generator = defineGenerator({
  id: 'number.binary',
  summary: 'A whole number of a range in binary digits.',
  options: {
    min: integerOption({ default: 0, min: 0, max: 65_535, summary: 'The least number.' }),
    max: integerOption({ default: 255, min: 0, max: 65_535, summary: 'The greatest number.' }),
  },
  check: checkCounts,
  recipe: ({ min, max }) => pick(Array.from({ length: max - min + 1 }, (_, place) => (min + place).toString(2))),
});
