import { spanKernel } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DURATION, WHOLE_DAYS } from '../../define/result-types.ts';

/** `days(n)` */
export const days: FormulaFunction = defineFunction({
  name: 'days',
  form: 'function',
  summary: 'A length of time of so many days. With a whole number a date that it is added to stays a date.',
  examples: [{ formula: 'date("2024-02-28") + days(2)', result: '2024-03-01' }],
  overloads: [
    {
      parameters: [{ name: 'n', is: 'int' }],
      gives: 'duration of whole days',
      result: () => WHOLE_DAYS,
      plan: spanKernel(86_400_000_000),
    },
    {
      parameters: [{ name: 'n', is: 'float' }],
      gives: 'duration',
      result: () => DURATION,
      plan: spanKernel(86_400_000_000),
    },
  ],
});
