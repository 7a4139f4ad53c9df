import { FAULTS } from '../../columns/faults.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { textToText } from '../../define/text-to-text.ts';
import { urlDecoded } from '../../encodings/url-decoded.ts';

/** `urlDecode(text)` */
export const urlDecode: FormulaFunction = defineFunction({
  name: 'urlDecode',
  form: 'function',
  summary: 'The text that a part of a web address stands for.',
  examples: [{ formula: 'urlDecode("a%20b")', result: 'a b' }],
  overloads: [textToText({ times: 1 }, (text) => urlDecoded(text) ?? FAULTS.notEncoded)],
});
