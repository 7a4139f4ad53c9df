import { timePartKernel } from '../../dates/day-part-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `minute(t)` */
export const minute: FormulaFunction = defineFunction({
  name: 'minute',
  form: 'function',
  summary: 'The minute of a timestamp or time.',
  examples: [{ formula: 'minute(timestamp("2024-02-29T13:45:10"))', result: '45' }],
  overloads: [
    {
      parameters: [{ name: 't', is: 'timestamp' }],
      gives: 'int',
      result: () => INT,
      plan: timePartKernel(60_000_000, 60),
    },
    {
      parameters: [{ name: 't', is: 'time' }],
      gives: 'int',
      result: () => INT,
      plan: timePartKernel(60_000_000, 60),
    },
  ],
});
