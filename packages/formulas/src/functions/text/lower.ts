import { toLower } from '@populace/core';
import { fillTexts } from '../../columns/fill.ts';
import { textOf } from '../../texts/bounded.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `text.lower()` */
export const lower: FormulaFunction = defineFunction({
  name: 'lower',
  form: 'function',
  summary: 'A text in small letters, letter by letter.',
  examples: [{ formula: 'lower("ÉTÉ")', result: 'été' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        const from = text.values;
        return fillTexts([text], 2 * text.maxBytes, frame, (i) => toLower(from[i]));
      },
    },
  ],
});
