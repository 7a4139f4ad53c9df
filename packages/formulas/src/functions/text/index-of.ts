import { textOf } from '../../columns/bounded.ts';
import { fillWhole } from '../../columns/fill.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { characterPlace } from '../../texts/characters.ts';

/** `text.indexOf(part)` */
export const indexOf: FormulaFunction = defineFunction({
  name: 'indexOf',
  form: 'function',
  summary: 'The place where a text first has another within it, of which the first is 0; -1 where it has not.',
  examples: [
    { formula: '"teapot".indexOf("pot")', result: '3' },
    { formula: '"teapot".indexOf("x")', result: '-1' },
  ],
  overloads: [
    {
      parameters: [
        { name: 'text', is: 'text' },
        { name: 'part', is: 'text' },
      ],
      gives: 'int',
      result: () => INT,
      plan(columns, frame) {
        const [text, part] = [textOf(columns[0]), textOf(columns[1])];
        const [x, y] = [text.values, part.values];
        const range = { min: -1, max: text.maxBytes };
        return fillWhole(columns, range, frame, (i) => characterPlace(x[i], x[i].indexOf(y[i])));
      },
    },
  ],
});
