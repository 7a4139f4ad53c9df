import { timePartKernel } from '../../dates/day-part-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `second(t)` */
export const second: FormulaFunction = defineFunction({
  name: 'second',
  form: 'function',
  summary: 'The second of a timestamp or time.',
  examples: [{ formula: 'second(timestamp("2024-02-29T13:45:10"))', result: '10' }],
  overloads: [
    {
      parameters: [{ name: 't', is: 'timestamp' }],
      gives: 'int',
      result: () => INT,
      plan: timePartKernel(1_000_000, 60),
    },
    {
      parameters: [{ name: 't', is: 'time' }],
      gives: 'int',
      result: () => INT,
      plan: timePartKernel(1_000_000, 60),
    },
  ],
});
