import { MOST_BYTES, textOf } from '../../columns/bounded.ts';
import { FAULTS } from '../../columns/faults.ts';
import { fillTexts, wholesOf } from '../../columns/fill.ts';
import { exactOf } from '../../columns/number-columns.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { TEXT } from '../../define/result-types.ts';

/** `text.repeat(count)` */
export const repeat: FormulaFunction = defineFunction({
  name: 'repeat',
  form: 'function',
  summary: 'A text several times, one after another; at most 1 MiB.',
  examples: [{ formula: '"ab".repeat(3)', result: 'ababab' }],
  overloads: [
    {
      parameters: [
        { name: 'text', is: 'text' },
        { name: 'count', is: 'int' },
      ],
      gives: 'text',
      result: () => TEXT,
      plan(columns, frame) {
        const text = textOf(columns[0]);
        const count = wholesOf(columns[1], frame);
        const times = exactOf(columns[1]);
        const most = times.kind === 'number' ? text.maxBytes * Math.max(times.max, 0) : MOST_BYTES + 1;
        return fillTexts(columns, most, frame, (i) => {
          if (count[i] < 0) return FAULTS.negativeCount;
          return text.values[i].length * count[i] > MOST_BYTES ? FAULTS.textTooLong : text.values[i].repeat(count[i]);
        });
      },
    },
  ],
});
