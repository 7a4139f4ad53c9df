import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { commonOf } from '../../define/result-types.ts';
import { firstPresentKernel } from '../../numbers/choose.ts';

/** `coalesce(a, b, …)` */
export const coalesce: FormulaFunction = defineFunction({
  name: 'coalesce',
  form: 'function',
  summary: 'The first of several values that is not null.',
  examples: [{ formula: 'coalesce(null, 3, 4)', result: '3' }],
  overloads: [
    {
      parameters: [
        { name: 'a', is: 'any' },
        { name: 'b', is: 'any', repeated: true },
      ],
      gives: 'the type that all have in common',
      result: commonOf,
      takes: (types, result) => types.map(() => result),
      nulls: 'all operands',
      plan: firstPresentKernel,
    },
  ],
});
