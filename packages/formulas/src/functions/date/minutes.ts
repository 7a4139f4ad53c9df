import { spanKernel } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DURATION } from '../../define/result-types.ts';

/** `minutes(n)` */
export const minutes: FormulaFunction = defineFunction({
  name: 'minutes',
  form: 'function',
  summary: 'A length of time of so many minutes.',
  examples: [{ formula: 'minutes(90)', result: 'PT1H30M' }],
  overloads: [
    {
      parameters: [{ name: 'n', is: 'float' }],
      gives: 'duration',
      result: () => DURATION,
      plan: spanKernel(60_000_000),
    },
  ],
});
