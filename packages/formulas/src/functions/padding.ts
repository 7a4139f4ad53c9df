import { MOST_BYTES, textOf } from '../columns/bounded.ts';
import { FAULTS } from '../columns/faults.ts';
import { fillTexts, wholesOf } from '../columns/fill.ts';
import { exactOf } from '../columns/number-columns.ts';
import type { Overload } from '../define/define-function.ts';
import { TEXT } from '../define/result-types.ts';
import { fillingOf } from '../texts/filling-of.ts';

/** The way to call a function that fills a text up to so many characters; `join` says on which side. */
export function padding(join: (text: string, filling: string) => string): Overload {
  return {
    parameters: [
      { name: 'text', is: 'text' },
      { name: 'size', is: 'int' },
      { name: 'by', is: 'text', optional: true },
    ],
    gives: 'text',
    result: () => TEXT,
    plan(columns, frame) {
      const text = textOf(columns[0]);
      const size = wholesOf(columns[1], frame);
      const by = columns[2] && textOf(columns[2]).values;
      const times = exactOf(columns[1]);
      const most = times.kind === 'number' ? text.maxBytes + 4 * Math.max(times.max, 0) : MOST_BYTES + 1;
      return fillTexts(columns, most, frame, (i) => {
        if (size[i] > MOST_BYTES) return FAULTS.textTooLong;
        return join(text.values[i], fillingOf(text.values[i], size[i], by === undefined ? ' ' : by[i]));
      });
    },
  };
}
