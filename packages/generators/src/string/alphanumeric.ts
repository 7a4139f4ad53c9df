import { enumOption, integerOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';

const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabets = { lower: `${lower}0123456789`, upper: `${upper}0123456789`, mixed: `${lower}${upper}0123456789` };

/** Texts of random letters a to z and digits. */
export const alphanumeric: Generator = defineGenerator({
  id: 'string.alphanumeric',
  summary: 'Random letters a to z and digits.',
  aliases: ['Alphanumeric'],
  options: {
    length: integerOption({ default: 12, min: 1, max: 255, summary: 'Characters to a text.' }),
    case: enumOption(['lower', 'upper', 'mixed'], { default: 'lower', summary: 'Small letters, capitals, or both.' }),
  },
  recipe: ({ length, case: asked }) => letters(alphabets[asked], length),
});
