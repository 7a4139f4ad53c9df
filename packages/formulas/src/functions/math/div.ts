import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { wholeQuotient } from '../../numbers/divide.ts';

/** `div(a, b)` */
export const div: FormulaFunction = defineFunction({
  name: 'div',
  form: 'function',
  summary: 'The whole quotient of two numbers, without what is behind the point.',
  examples: [
    { formula: 'div(7, 2)', result: '3' },
    { formula: 'div(-7, 2)', result: '-3' },
  ],
  overloads: [
    {
      parameters: operands('exact', 'exact'),
      gives: 'int',
      result: () => INT,
      plan: wholeQuotient,
    },
  ],
});
