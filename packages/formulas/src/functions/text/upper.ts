import { toUpper } from '@populace/unicode';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { textToText } from '../../define/text-to-text.ts';

/** `text.upper()` */
export const upper: FormulaFunction = defineFunction({
  name: 'upper',
  form: 'function',
  summary: 'A text in large letters, letter by letter.',
  examples: [{ formula: 'upper("Größe")', result: 'GRÖßE' }],
  overloads: [textToText({ times: 2 }, toUpper)],
});
