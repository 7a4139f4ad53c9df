import { toLower } from '@populace/unicode';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { textToText } from '../../define/text-to-text.ts';

/** `text.lower()` */
export const lower: FormulaFunction = defineFunction({
  name: 'lower',
  form: 'function',
  summary: 'A text in small letters, letter by letter.',
  examples: [{ formula: 'lower("ÉTÉ")', result: 'été' }],
  overloads: [textToText({ times: 2 }, toLower)],
});
