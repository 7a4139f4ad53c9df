import { spanKernel } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DURATION } from '../../define/result-types.ts';

/** `hours(n)` */
export const hours: FormulaFunction = defineFunction({
  name: 'hours',
  form: 'function',
  summary: 'A length of time of so many hours.',
  examples: [{ formula: 'hours(1.5)', result: 'PT1H30M' }],
  overloads: [
    {
      parameters: [{ name: 'n', is: 'float' }],
      gives: 'duration',
      result: () => DURATION,
      plan: spanKernel(3_600_000_000),
    },
  ],
});
