import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { commonOf } from '../../define/result-types.ts';
import { firstPresentKernel } from '../../numbers/choose.ts';

/** `a.orElse(b)` */
export const orElse: FormulaFunction = defineFunction({
  name: 'orElse',
  form: 'function',
  summary: 'A value, or another where it is null.',
  examples: [{ formula: 'previous.amount.orElse(0)', result: '0.00' }],
  overloads: [
    {
      parameters: operands('any', 'any'),
      gives: 'the type that both have in common',
      result: commonOf,
      takes: (types, result) => types.map(() => result),
      nulls: 'all operands',
      plan: firstPresentKernel,
    },
  ],
});
