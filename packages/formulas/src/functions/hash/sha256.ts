import { sha256 as digest } from '@noble/hashes/sha2.js';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { digestOverload } from '../../encodings/digest-overload.ts';

/** `sha256(text)` */
export const sha256: FormulaFunction = defineFunction({
  name: 'sha256',
  form: 'function',
  summary: 'The SHA-256 digest of a text as UTF-8, in hexadecimal digits.',
  examples: [{ formula: 'sha256("abc")', result: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' }],
  overloads: [digestOverload(digest, 64)],
});
