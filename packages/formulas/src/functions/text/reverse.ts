import { reversed } from '../../texts/characters.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { textToText } from '../text-to-text.ts';

/** `text.reverse()` */
export const reverse: FormulaFunction = defineFunction({
  name: 'reverse',
  form: 'function',
  summary: 'The characters of a text the other way round.',
  examples: [{ formula: '"abc".reverse()', result: 'cba' }],
  overloads: [textToText({ times: 1 }, reversed)],
});
