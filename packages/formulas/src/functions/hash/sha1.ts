import { sha1 as digest } from '@noble/hashes/legacy.js';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { digestOverload } from '../../encodings/digest-overload.ts';

/** `sha1(text)` */
export const sha1: FormulaFunction = defineFunction({
  name: 'sha1',
  form: 'function',
  summary: 'The SHA-1 digest of a text as UTF-8, in hexadecimal digits.',
  examples: [{ formula: 'sha1("abc")', result: 'a9993e364706816aba3e25717850c26c9cd0d89d' }],
  overloads: [digestOverload(digest, 40)],
});
