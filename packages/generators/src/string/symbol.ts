import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';

/** Texts of random marks. */
export const symbol: Generator = defineGenerator({
  id: 'string.symbol',
  summary: 'Random marks of ASCII, which are neither letters nor digits.',
  options: { length: integerOption({ default: 8, min: 1, max: 255, summary: 'Characters to a text.' }) },
  recipe: ({ length }) => letters('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', length),
});
