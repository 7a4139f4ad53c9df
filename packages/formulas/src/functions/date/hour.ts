import { timePartKernel } from '../../dates/day-part-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';

/** `hour(t)` */
export const hour: FormulaFunction = defineFunction({
  name: 'hour',
  form: 'function',
  summary: 'The hour of a timestamp or time.',
  examples: [{ formula: 'hour(timestamp("2024-02-29T13:45:10"))', result: '13' }],
  overloads: [
    {
      parameters: [{ name: 't', is: 'timestamp' }],
      gives: 'int',
      result: () => INT,
      plan: timePartKernel(3_600_000_000, 24),
    },
    {
      parameters: [{ name: 't', is: 'time' }],
      gives: 'int',
      result: () => INT,
      plan: timePartKernel(3_600_000_000, 24),
    },
  ],
});
