import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { collectExtreme } from '../../gather/collect-one.ts';
import { extremeKernel } from '../../numbers/extreme.ts';
import { extremeType, keptType } from '../gathered-types.ts';

/** `max(a, b, …)`, `values.max()` */
export const max: FormulaFunction = defineFunction({
  name: 'max',
  form: 'function',
  summary: 'The greatest of several values, or of those of rows; of rows nulls do not count, and of none it is null.',
  examples: [
    { formula: 'max(3, 1.5, 2)', result: '3.0' },
    { formula: '["b", "a"].max()', result: 'b' },
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
      plan: extremeKernel(1),
    },
  ],
  gathers: {
    signature: 'values.max()',
    of: 'values',
    result: keptType,
    mayBeNull: true,
    collect: collectExtreme(1),
  },
});
