import { addSpansKernel, distanceKernel, moveKernel, negateSpan } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { DURATION, FLOAT, sumType, WHOLE_DAYS } from '../../define/result-types.ts';
import { subtractExactColumns, subtractFloatColumns } from '../../numbers/add.ts';
import { negateExactColumn, negateFloatColumn } from '../../numbers/negate.ts';
import { durationSum, movedType } from '../moved-types.ts';

/** `a - b`, `-a` */
export const subtract: FormulaFunction = defineFunction({
  name: '-',
  form: 'operator',
  summary: 'The difference of two numbers, or of two dates or times; a number with its sign turned.',
  examples: [
    { formula: '5 - 7', result: '-2' },
    { formula: '-(1.5 - 1)', result: '-0.5' },
    { formula: 'timestamp("2024-03-01T00:00:00") - date("2024-02-28")', result: 'P2D' },
  ],
  overloads: [
    {
      parameters: operands('exact', 'exact'),
      gives: 'int, or decimal with the greater scale',
      result: sumType,
      plan: subtractExactColumns,
    },
    {
      parameters: operands('float', 'float'),
      gives: 'float',
      result: () => FLOAT,
      plan: subtractFloatColumns,
    },
    { parameters: [{ name: 'a', is: 'exact' }], gives: 'the type of a', result: sumType, plan: negateExactColumn },
    { parameters: [{ name: 'a', is: 'float' }], gives: 'float', result: () => FLOAT, plan: negateFloatColumn },
    {
      parameters: operands('day', 'duration'),
      gives: 'timestamp; of a date and whole days a date',
      result: movedType,
      plan: moveKernel(0, -1),
    },
    {
      parameters: operands('day', 'day'),
      gives: 'duration',
      result: ([a, b]) => (a?.kind === 'date' && b?.kind === 'date' ? WHOLE_DAYS : DURATION),
      plan: distanceKernel,
    },
    {
      parameters: operands('duration', 'duration'),
      gives: 'duration',
      result: durationSum,
      plan: addSpansKernel(-1),
    },
    {
      parameters: operands('time', 'time'),
      gives: 'duration',
      result: () => DURATION,
      plan: addSpansKernel(-1),
    },
    {
      parameters: [{ name: 'a', is: 'duration' }],
      gives: 'duration',
      result: ([a]) => a ?? DURATION,
      plan: negateSpan,
    },
  ],
});
