import { scaleSpanKernel } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { DURATION, FLOAT } from '../../define/result-types.ts';
import { divideExactColumns, divideFloatColumns } from '../../numbers/divide.ts';
import { quotientType } from '../product-types.ts';

/** `a / b` */
export const divide: FormulaFunction = defineFunction({
  name: '/',
  form: 'operator',
  summary:
    'The quotient of two numbers; of whole numbers and decimals a decimal, rounded half to even. A duration divided by a number.',
  examples: [
    { formula: '1 / 3', result: '0.333333' },
    { formula: '7 / 2', result: '3.500000' },
  ],
  overloads: [
    {
      parameters: operands('exact', 'exact'),
      gives: 'decimal with the greater scale, at least 6',
      result: quotientType,
      plan: divideExactColumns,
    },
    {
      parameters: operands('float', 'float'),
      gives: 'float',
      result: () => FLOAT,
      plan: divideFloatColumns,
    },
    {
      parameters: operands('duration', 'float'),
      gives: 'duration',
      result: () => DURATION,
      plan: scaleSpanKernel(0, true),
    },
  ],
});
