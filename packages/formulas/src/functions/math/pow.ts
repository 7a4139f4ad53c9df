import { pow as power } from '@populace/recipes';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { FLOAT } from '../../define/result-types.ts';
import { floatPairKernel } from '../../numbers/float-kernel.ts';

/** `pow(x, y)` */
export const pow: FormulaFunction = defineFunction({
  name: 'pow',
  form: 'function',
  summary: 'A number to the power of another.',
  examples: [{ formula: 'pow(2, 10)', result: '1024' }],
  overloads: [
    {
      parameters: [
        { name: 'x', is: 'float' },
        { name: 'y', is: 'float' },
      ],
      gives: 'float',
      result: () => FLOAT,
      plan: floatPairKernel(power),
    },
  ],
});
