import { enumOption, integerOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';

const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabets = { lower, upper, mixed: lower + upper };

/** Texts of random letters a to z. */
export const alpha: Generator = defineGenerator({
  id: 'string.alpha',
  summary: 'Random letters a to z.',
  options: {
    length: integerOption({ default: 8, min: 1, max: 255, summary: 'Characters to a text.' }),
    case: enumOption(['lower', 'upper', 'mixed'], { default: 'lower', summary: 'Small letters, capitals, or both.' }),
  },
  recipe: ({ length, case: asked }) => letters(alphabets[asked], length),
});
