import { spanKernel } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DURATION } from '../../define/result-types.ts';

/** `seconds(n)` */
export const seconds: FormulaFunction = defineFunction({
  name: 'seconds',
  form: 'function',
  summary: 'A length of time of so many seconds.',
  examples: [{ formula: 'seconds(0.25)', result: 'PT0.25S' }],
  overloads: [
    {
      parameters: [{ name: 'n', is: 'float' }],
      gives: 'duration',
      result: () => DURATION,
      plan: spanKernel(1_000_000),
    },
  ],
});
