import { defineFunction, type FormulaFunction, type Overload, type Parameter } from '../../define/define-function.ts';
import { formatNumberKernel, tablesOfWriting, writtenNumberType } from '../../written/format-number-kernel.ts';

const overloadOf = (is: 'exact' | 'float'): Overload => ({
  parameters: [{ name: 'x', is }, ...signs],
  gives: 'text',
  result: writtenNumberType,
  plan: formatNumberKernel,
});

const signs: readonly Parameter[] = [
  { name: 'scale', is: 'int', constant: true },
  { name: 'thousands', is: 'text', optional: true, constant: true },
  { name: 'point', is: 'text', optional: true, constant: true },
];

/** `formatNumber(x, scale, thousands, point)` */
export const formatNumber: FormulaFunction = defineFunction({
  name: 'formatNumber',
  form: 'function',
  summary:
    "A number with so many digits after the point, as the row's locale writes it; or with given signs between thousands and before the fraction.",
  examples: [
    { formula: 'formatNumber(1234567.891, 2)', result: '1,234,567.89' },
    { formula: 'formatNumber(-1234.5, 2, ".", ",")', result: '-1.234,50' },
  ],
  tables: tablesOfWriting,
  withoutLocale: 'formatNumber(x, 2, ",", ".")',
  overloads: [overloadOf('exact'), overloadOf('float')],
});
