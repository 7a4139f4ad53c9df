import { textOf } from '../../columns/bounded.ts';
import { FAULTS } from '../../columns/faults.ts';
import { fillTexts, wholesOf } from '../../columns/fill.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { TEXT } from '../../define/result-types.ts';
import { charactersBetween } from '../../texts/characters.ts';

/** `text.charAt(place)` */
export const charAt: FormulaFunction = defineFunction({
  name: 'charAt',
  form: 'function',
  summary: 'The character at a place, of which the first is 0; the empty text behind the last.',
  examples: [{ formula: '"teapot".charAt(0)', result: 't' }],
  overloads: [
    {
      parameters: [
        { name: 'text', is: 'text' },
        { name: 'place', is: 'int' },
      ],
      gives: 'text',
      result: () => TEXT,
      plan(columns, frame) {
        const text = textOf(columns[0]);
        const place = wholesOf(columns[1], frame);
        return fillTexts(columns, text.maxBytes, frame, (i) =>
          place[i] < 0 ? FAULTS.outsideList : charactersBetween(text.values[i], place[i], place[i] + 1),
        );
      },
    },
  ],
});
