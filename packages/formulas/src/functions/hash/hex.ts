import { encodeUtf8 } from '@populace/core';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { textToText } from '../../define/text-to-text.ts';
import { hexOf } from '../../encodings/hex-of.ts';

/** `hex(text)` */
export const hex: FormulaFunction = defineFunction({
  name: 'hex',
  form: 'function',
  summary: 'The bytes of a text as UTF-8, in hexadecimal digits.',
  examples: [{ formula: 'hex("Ab")', result: '4162' }],
  overloads: [textToText({ times: 2 }, (text) => hexOf(encodeUtf8(text)))],
});
