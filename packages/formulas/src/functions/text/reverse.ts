import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { textToText } from '../../define/text-to-text.ts';
import { reversed } from '../../texts/characters.ts';

/** `text.reverse()` */
export const reverse: FormulaFunction = defineFunction({
  name: 'reverse',
  form: 'function',
  summary: 'The characters of a text the other way round.',
  examples: [{ formula: '"abc".reverse()', result: 'cba' }],
  overloads: [textToText({ times: 1 }, reversed)],
});
