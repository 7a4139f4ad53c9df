import { booleanOption, integerOption, textOption } from '@populace/core';
import { concat, constant, defineGenerator, digits, type Generator } from '@populace/recipes';

/** Masked numbers. */
export const maskedNumber: Generator = defineGenerator({
  id: 'finance.maskedNumber',
  summary: 'The last digits of a number, with a mark for those before.',
  aliases: ['finance.mask', 'maskedNumber'],
  synonyms: { en: 'masked account, last four', de: 'maskierte Nummer' },
  options: {
    length: integerOption({ default: 4, min: 1, max: 34, summary: 'Digits that are shown.' }),
    mask: textOption({ default: '...', maxLength: 40, summary: 'What stands in place of the digits before.' }),
    parentheses: booleanOption({ default: true, summary: 'Between ( and ).' }),
  },
  recipe({ length, mask, parentheses }) {
    const shown = [constant(mask), digits(length)];
    return parentheses ? concat(constant('('), ...shown, constant(')')) : concat(...shown);
  },
});
