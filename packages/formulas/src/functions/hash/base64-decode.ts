import { FAULTS } from '../../columns/faults.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { textToText } from '../../define/text-to-text.ts';
import { textOfBase64 } from '../../encodings/base64.ts';

/** `base64Decode(text)` */
export const base64Decode: FormulaFunction = defineFunction({
  name: 'base64Decode',
  form: 'function',
  summary: 'The text whose bytes base64 says.',
  examples: [{ formula: 'base64Decode("SGVsbG8=")', result: 'Hello' }],
  overloads: [textToText({ times: 1 }, (text) => textOfBase64(text) ?? FAULTS.notBase64)],
});
