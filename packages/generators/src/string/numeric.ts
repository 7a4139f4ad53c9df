import { integerOption } from '@populace/core';
import { defineGenerator, digits, type Generator } from '@populace/recipes';

/** Texts of random digits, zeros in front included. */
export const numeric: Generator = defineGenerator({
  id: 'string.numeric',
  summary: 'Random digits, zeros in front included.',
  aliases: ['Digit Sequence'],
  options: {
    length: integerOption({ default: 8, min: 1, max: 255, summary: 'Digits to a text.' }),
  },
  recipe: ({ length }) => digits(length),
});
