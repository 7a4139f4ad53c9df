export type { Judge, JudgedRow, Tally, Verdict } from './judges/judge.ts';
export { isPassed, judgeRows } from './judges/judge.ts';
export { judgedColumns } from './judges/judged-columns.ts';
export type { JudgedLocale, TableRow } from './judges/judged-locale.ts';
export { judgedLocale } from './judges/judged-locale.ts';
export { judgesOf } from './judges/judges-of.ts';
export type { NumberJudge } from './judges/national-numbers.ts';
export { nationalJudges, telling } from './judges/national-numbers.ts';
