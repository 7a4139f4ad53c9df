import { patternFault, tablesOfPattern } from '../../dates/date-pattern.ts';
import { formatDateKernel } from '../../dates/format-date-kernel.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { TEXT, textConstant } from '../../define/result-types.ts';

/** `formatDate(d, pattern)` */
export const formatDate: FormulaFunction = defineFunction({
  name: 'formatDate',
  form: 'function',
  summary:
    'A date or timestamp written by a pattern: yyyy, MM or M, dd or d, HH, mm, ss, and the names of the locale as MMMM or MMM, EEEE or EEE; other letters stand between single quotes.',
  examples: [
    { formula: 'formatDate(date("2024-02-09"), "d MMMM yyyy")', result: '9 February 2024' },
    { formula: 'formatDate(date("2024-02-09"), "EEE dd.MM.yyyy")', result: 'Fri 09.02.2024' },
  ],
  tables: ([, pattern]) => tablesOfPattern(textConstant(pattern)),
  overloads: [
    {
      parameters: [
        { name: 'd', is: 'day' },
        { name: 'pattern', is: 'text', constant: true },
      ],
      gives: 'text',
      result: (_, [, pattern]) => patternFault(textConstant(pattern)) ?? TEXT,
      plan: formatDateKernel,
    },
  ],
});
