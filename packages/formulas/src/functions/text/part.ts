import { textOf } from '../../columns/bounded.ts';
import { FAULTS } from '../../columns/faults.ts';
import { fillTexts, wholesOf } from '../../columns/fill.ts';
import { NULL } from '../../columns/formula-column.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { TEXT } from '../../define/result-types.ts';
import { partOf } from '../../texts/part-of.ts';

/** `text.part(separator, place)` */
export const part: FormulaFunction = defineFunction({
  name: 'part',
  form: 'function',
  summary: 'One of the parts between which another text stands, of which the first is 0; null where there are fewer.',
  examples: [
    { formula: '"a,b,c".part(",", 1)', result: 'b' },
    { formula: '"a,b".part(",", 5)', result: 'null' },
  ],
  overloads: [
    {
      parameters: [
        { name: 'text', is: 'text' },
        { name: 'separator', is: 'text' },
        { name: 'place', is: 'int' },
      ],
      gives: 'text',
      result: () => TEXT,
      nulls: 'always',
      plan(columns, frame) {
        const [text, separator] = [textOf(columns[0]), textOf(columns[1])];
        const place = wholesOf(columns[2], frame);
        return fillTexts(columns, text.maxBytes, frame, (i) =>
          place[i] < 0 ? FAULTS.outsideList : (partOf(text.values[i], separator.values[i], place[i]) ?? NULL),
        );
      },
    },
  ],
});
