import { textKernel } from '../../conversions/text-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { TEXT } from '../../define/result-types.ts';

/** `text(x)` */
export const text: FormulaFunction = defineFunction({
  name: 'text',
  form: 'function',
  summary: 'Any value as the text that it is written as.',
  examples: [
    { formula: 'text(2.50)', result: '2.50' },
    { formula: 'text(true)', result: 'true' },
    { formula: 'text(date("2024-02-29"))', result: '2024-02-29' },
  ],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'any' }],
      gives: 'text',
      result: () => TEXT,
      plan: textKernel,
    },
  ],
});
