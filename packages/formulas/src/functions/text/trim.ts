import { trimmed } from '../../columns/trimmed.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { textToText } from '../../define/text-to-text.ts';

/** `text.trim()` */
export const trim: FormulaFunction = defineFunction({
  name: 'trim',
  form: 'function',
  summary: 'A text without the white space around it.',
  examples: [{ formula: '"  a b ".trim()', result: 'a b' }],
  overloads: [textToText({ times: 1 }, trimmed)],
});
