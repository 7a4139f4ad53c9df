import { toUpper } from '@populace/core';
import { fillTexts } from '../../columns/fill.ts';
import { textOf } from '../../texts/bounded.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `text.upper()` */
export const upper: FormulaFunction = defineFunction({
  name: 'upper',
  form: 'function',
  summary: 'A text in large letters, letter by letter.',
  examples: [{ formula: 'upper("Größe")', result: 'GRÖßE' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        const from = text.values;
        return fillTexts([text], 2 * text.maxBytes, frame, (i) => toUpper(from[i]));
      },
    },
  ],
});
