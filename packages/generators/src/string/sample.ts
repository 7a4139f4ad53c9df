import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';

const PRINTABLE = Array.from({ length: 93 }, (_, at) => String.fromCharCode(33 + at)).join('');

/** Texts of random characters. */
export const sample: Generator = defineGenerator({
  id: 'string.sample',
  summary: 'Random printable characters of ASCII, marks included.',
  options: { length: integerOption({ default: 10, min: 1, max: 255, summary: 'Characters to a text.' }) },
  recipe: ({ length }) => letters(PRINTABLE, length),
});
