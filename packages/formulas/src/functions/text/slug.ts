import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { textToText } from '../../define/text-to-text.ts';
import { slugOf } from '../../texts/slug-of.ts';

/** `text.slug()` */
export const slug: FormulaFunction = defineFunction({
  name: 'slug',
  form: 'function',
  summary: 'A text as it stands in an address: small letters a to z and digits, with dashes between words.',
  examples: [
    { formula: 'slug("Crème brûlée & more")', result: 'creme-brulee-more' },
    { formula: 'slug("Straße 7")', result: 'strasse-7' },
  ],
  overloads: [textToText({ times: 2 }, slugOf)],
});
