import { scaleSpanKernel } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { DURATION, FLOAT } from '../../define/result-types.ts';
import { multiplyExactColumns, multiplyFloatColumns } from '../../numbers/multiply.ts';
import { productType } from '../product-types.ts';

/** `a * b` */
export const multiply: FormulaFunction = defineFunction({
  name: '*',
  form: 'operator',
  summary: 'The product of two numbers, or a duration as often as a number says.',
  examples: [
    { formula: '2.5 * 3', result: '7.5' },
    { formula: '1.10 * 1.10', result: '1.2100' },
  ],
  overloads: [
    {
      parameters: operands('exact', 'exact'),
      gives: 'int, or decimal with both scales',
      result: productType,
      plan: multiplyExactColumns,
    },
    {
      parameters: operands('float', 'float'),
      gives: 'float',
      result: () => FLOAT,
      plan: multiplyFloatColumns,
    },
    {
      parameters: operands('duration', 'float'),
      gives: 'duration',
      result: () => DURATION,
      plan: scaleSpanKernel(0, false),
    },
    {
      parameters: operands('float', 'duration'),
      gives: 'duration',
      result: () => DURATION,
      plan: scaleSpanKernel(1, false),
    },
  ],
});
