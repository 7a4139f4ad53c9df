import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { commonOf } from '../../define/result-types.ts';
import { chooseKernel } from '../../numbers/choose.ts';

/** `if(condition, then, otherwise)`, also written `condition ? then : otherwise` */
export const choose: FormulaFunction = defineFunction({
  name: 'if',
  form: 'function',
  summary: 'One of two values by a condition, also written condition ? then : otherwise; the other one never fails.',
  examples: [
    { formula: 'if(2 > 1, "more", "less")', result: 'more' },
    { formula: '1 == 0 ? 1 / 0 : 5 / 1', result: '5.000000' },
  ],
  overloads: [
    {
      parameters: [
        { name: 'condition', is: 'bool' },
        { name: 'then', is: 'any' },
        { name: 'otherwise', is: 'any' },
      ],
      gives: 'the type that both have in common',
      result: ([, ...types]) => commonOf(types),
      takes: (_, result) => [undefined, result, result],
      plan: chooseKernel,
    },
  ],
});
