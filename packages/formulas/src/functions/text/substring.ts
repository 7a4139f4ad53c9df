import { textOf } from '../../columns/bounded.ts';
import { FAULTS } from '../../columns/faults.ts';
import { fillTexts, wholesOf } from '../../columns/fill.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { TEXT } from '../../define/result-types.ts';
import { charactersBetween } from '../../texts/characters.ts';

/** `text.substring(from, to)` */
export const substring: FormulaFunction = defineFunction({
  name: 'substring',
  form: 'function',
  summary: 'The characters from one place (the first is 0) to before another, or to the end.',
  examples: [
    { formula: '"teapot".substring(3)', result: 'pot' },
    { formula: '"teapot".substring(0, 3)', result: 'tea' },
  ],
  overloads: [
    {
      parameters: [
        { name: 'text', is: 'text' },
        { name: 'from', is: 'int' },
        { name: 'to', is: 'int', optional: true },
      ],
      gives: 'text',
      result: () => TEXT,
      plan(columns, frame) {
        const text = textOf(columns[0]);
        const from = wholesOf(columns[1], frame);
        const to = columns[2] && wholesOf(columns[2], frame);
        return fillTexts(columns, text.maxBytes, frame, (i) =>
          from[i] < 0 || (to !== undefined && to[i] < from[i])
            ? FAULTS.outsideList
            : charactersBetween(text.values[i], from[i], to === undefined ? Number.POSITIVE_INFINITY : to[i]),
        );
      },
    },
  ],
});
