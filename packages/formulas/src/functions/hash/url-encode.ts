import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { textToText } from '../../define/text-to-text.ts';

/** `urlEncode(text)` */
export const urlEncode: FormulaFunction = defineFunction({
  name: 'urlEncode',
  form: 'function',
  summary: 'A text as part of a web address: all but letters, digits and - _ . ! ~ * ( ) as % and their bytes.',
  examples: [{ formula: 'urlEncode("a b&c")', result: 'a%20b%26c' }],
  overloads: [textToText({ times: 3 }, encodeURIComponent)],
});
