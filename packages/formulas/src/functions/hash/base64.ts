import { encodeUtf8 } from '@populace/core';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { textToText } from '../../define/text-to-text.ts';
import { base64Of } from '../../encodings/base64.ts';

/** `base64(text)` */
export const base64: FormulaFunction = defineFunction({
  name: 'base64',
  form: 'function',
  summary: 'The bytes of a text as UTF-8, in base64 (RFC 4648).',
  examples: [{ formula: 'base64("Hello")', result: 'SGVsbG8=' }],
  overloads: [textToText({ times: 2, more: 4 }, (text) => base64Of(encodeUtf8(text)))],
});
