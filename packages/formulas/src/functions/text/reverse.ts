import { fillTexts } from '../../columns/fill.ts';
import { textOf } from '../../texts/bounded.ts';
import { reversed } from '../../texts/characters.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `text.reverse()` */
export const reverse: FormulaFunction = defineFunction({
  name: 'reverse',
  form: 'function',
  summary: 'The characters of a text the other way round.',
  examples: [{ formula: '"abc".reverse()', result: 'cba' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        const from = text.values;
        return fillTexts([text], text.maxBytes, frame, (i) => reversed(from[i]));
      },
    },
  ],
});
