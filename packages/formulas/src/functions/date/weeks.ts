import { spanKernel } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DURATION, WHOLE_DAYS } from '../../define/result-types.ts';

/** `weeks(n)` */
export const weeks: FormulaFunction = defineFunction({
  name: 'weeks',
  form: 'function',
  summary: 'A length of time of so many weeks. With a whole number a date that it is added to stays a date.',
  examples: [{ formula: 'weeks(2)', result: 'P14D' }],
  overloads: [
    {
      parameters: [{ name: 'n', is: 'int' }],
      gives: 'duration of whole days',
      result: () => WHOLE_DAYS,
      plan: spanKernel(604_800_000_000),
    },
    {
      parameters: [{ name: 'n', is: 'float' }],
      gives: 'duration',
      result: () => DURATION,
      plan: spanKernel(604_800_000_000),
    },
  ],
});
