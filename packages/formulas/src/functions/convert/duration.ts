import { readDurations } from '../../conversions/read-durations.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { DURATION } from '../../define/result-types.ts';

/** `duration(x)` */
export const duration: FormulaFunction = defineFunction({
  name: 'duration',
  form: 'function',
  summary:
    'The length of time that a text says, as 90s, 2h, 3d or PT1H30M; months and years, which differ in length, are for addMonths and addYears.',
  examples: [{ formula: 'duration("90m")', result: 'PT1H30M' }],
  overloads: [
    {
      parameters: [{ name: 'x', is: 'text' }],
      gives: 'duration',
      result: () => DURATION,
      plan: readDurations,
    },
  ],
});
