import { fillTexts } from '../../columns/fill.ts';
import { textOf } from '../../texts/bounded.ts';
import { slugOf } from '../../texts/slug-of.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `text.slug()` */
export const slug: FormulaFunction = defineFunction({
  name: 'slug',
  form: 'function',
  summary: 'A text as it stands in an address: small letters a to z and digits, with dashes between words.',
  examples: [
    { formula: 'slug("Crème brûlée & more")', result: 'creme-brulee-more' },
    { formula: 'slug("Straße 7")', result: 'strasse-7' },
  ],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        const from = text.values;
        return fillTexts([text], 2 * text.maxBytes, frame, (i) => slugOf(from[i]));
      },
    },
  ],
});
