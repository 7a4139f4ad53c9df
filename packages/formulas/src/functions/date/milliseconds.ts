import { spanKernel } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DURATION } from '../../define/result-types.ts';

/** `milliseconds(n)` */
export const milliseconds: FormulaFunction = defineFunction({
  name: 'milliseconds',
  form: 'function',
  summary: 'A length of time of so many milliseconds.',
  examples: [{ formula: 'milliseconds(1500)', result: 'PT1.5S' }],
  overloads: [
    {
      parameters: [{ name: 'n', is: 'float' }],
      gives: 'duration',
      result: () => DURATION,
      plan: spanKernel(1_000),
    },
  ],
});
