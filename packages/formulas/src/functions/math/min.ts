import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { collectExtreme } from '../../gather/collect-one.ts';
import { extremeKernel } from '../../numbers/extreme.ts';
import { extremeType, keptType } from '../gathered-types.ts';

/** `min(a, b, …)`, `values.min()` */
export const min: FormulaFunction = defineFunction({
  name: 'min',
  form: 'function',
  summary: 'The least of several values, or of those of rows; of rows nulls do not count, and of none it is null.',
  examples: [
    { formula: 'min(3, 1.5, 2)', result: '1.5' },
    { formula: '["b", "a"].min()', result: 'a' },
  ],
  overloads: [
    {
      parameters: [
        { name: 'a', is: 'any' },
        { name: 'b', is: 'any', repeated: true },
      ],
      gives: 'the type that all have in common',
      result: extremeType,
      takes: (types, result) => types.map(() => result),
      plan: extremeKernel(-1),
    },
  ],
  gathers: {
    signature: 'values.min()',
    of: 'values',
    result: keptType,
    mayBeNull: true,
    collect: collectExtreme(-1),
  },
});
