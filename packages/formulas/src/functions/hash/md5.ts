import { md5 as digest } from '@noble/hashes/legacy.js';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { digestOverload } from '../../encodings/digest-overload.ts';

/** `md5(text)` */
export const md5: FormulaFunction = defineFunction({
  name: 'md5',
  form: 'function',
  summary: 'The MD5 digest of a text as UTF-8, in hexadecimal digits.',
  examples: [{ formula: 'md5("abc")', result: '900150983cd24fb0d6963f7d28e17f72' }],
  overloads: [digestOverload(digest, 32)],
});
