import { addSpansKernel, distanceKernel, moveKernel, negateSpan } from '../../dates/span-kernel.ts';
import { subtractExactColumns, subtractFloatColumns } from '../../numbers/add.ts';
import { negateExactColumn, negateFloatColumn } from '../../numbers/negate.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { durationSum, movedType } from '../moved-types.ts';
import { DURATION, FLOAT, sumType, WHOLE_DAYS } from '../result-types.ts';

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
      parameters: [
        { name: 'a', is: 'exact' },
        { name: 'b', is: 'exact' },
      ],
      gives: 'int, or decimal with the greater scale',
      result: sumType,
      plan: subtractExactColumns,
    },
    {
      parameters: [
        { name: 'a', is: 'float' },
        { name: 'b', is: 'float' },
      ],
      gives: 'float',
      result: () => FLOAT,
      plan: subtractFloatColumns,
    },
    { parameters: [{ name: 'a', is: 'exact' }], gives: 'the type of a', result: sumType, plan: negateExactColumn },
    { parameters: [{ name: 'a', is: 'float' }], gives: 'float', result: () => FLOAT, plan: negateFloatColumn },
    {
      parameters: [
        { name: 'a', is: 'day' },
        { name: 'b', is: 'duration' },
      ],
      gives: 'timestamp; of a date and whole days a date',
      result: movedType,
      plan: moveKernel(0, -1),
    },
    {
      parameters: [
        { name: 'a', is: 'day' },
        { name: 'b', is: 'day' },
      ],
      gives: 'duration',
      result: ([a, b]) => (a?.kind === 'date' && b?.kind === 'date' ? WHOLE_DAYS : DURATION),
      plan: distanceKernel,
    },
    {
      parameters: [
        { name: 'a', is: 'duration' },
        { name: 'b', is: 'duration' },
      ],
      gives: 'duration',
      result: durationSum,
      plan: addSpansKernel(-1),
    },
    {
      parameters: [
        { name: 'a', is: 'time' },
        { name: 'b', is: 'time' },
      ],
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
