import { addSpansKernel, moveKernel } from '../../dates/span-kernel.ts';
import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { FLOAT, sumType, TEXT } from '../../define/result-types.ts';
import { addExactColumns, addFloatColumns } from '../../numbers/add.ts';
import { joinTexts } from '../../texts/join-texts.ts';
import { durationSum, movedType } from '../moved-types.ts';

/** `a + b` */
export const add: FormulaFunction = defineFunction({
  name: '+',
  form: 'operator',
  summary: 'The sum of two numbers; two texts one after the other; a date or time moved on by a duration.',
  examples: [
    { formula: '1 + 2', result: '3' },
    { formula: '1.50 + 2', result: '3.50' },
    { formula: '"rain" + "bow"', result: 'rainbow' },
    { formula: 'date("2024-02-28") + days(2)', result: '2024-03-01' },
    { formula: 'date("2024-02-28") + hours(30)', result: '2024-02-29T06:00:00' },
  ],
  overloads: [
    {
      parameters: operands('exact', 'exact'),
      gives: 'int, or decimal with the greater scale',
      result: sumType,
      plan: addExactColumns,
    },
    {
      parameters: operands('float', 'float'),
      gives: 'float',
      result: () => FLOAT,
      plan: addFloatColumns,
    },
    {
      parameters: operands('text', 'text'),
      gives: 'text',
      result: () => TEXT,
      plan: joinTexts,
    },
    {
      parameters: operands('day', 'duration'),
      gives: 'timestamp; of a date and whole days a date',
      result: movedType,
      plan: moveKernel(0, 1),
    },
    {
      parameters: operands('duration', 'day'),
      gives: 'timestamp; of a date and whole days a date',
      result: ([a, b]) => movedType([b, a]),
      plan: moveKernel(1, 1),
    },
    {
      parameters: operands('duration', 'duration'),
      gives: 'duration',
      result: durationSum,
      plan: addSpansKernel(1),
    },
  ],
});
