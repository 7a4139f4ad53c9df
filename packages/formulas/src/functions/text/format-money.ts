import { defineFunction, type FormulaFunction, type Parameter } from '../../define/define-function.ts';
import { TEXT } from '../../define/result-types.ts';
import { currencyNames } from '../../money/currencies.ts';
import { formatMoneyKernel } from '../../written/format-money-kernel.ts';
import { MONEY_TABLES } from '../../written/locale-forms.ts';

const code: Parameter = { name: 'code', is: 'text', names: currencyNames };

/** `formatMoney(x, code)` */
export const formatMoney: FormulaFunction = defineFunction({
  name: 'formatMoney',
  form: 'function',
  summary:
    "An amount as the row's locale writes it, with the symbol and the decimals of its currency (ISO 4217), rounded half to even; the code is written out or a column's.",
  examples: [
    { formula: 'formatMoney(1234.5, "EUR")', result: '€1,234.50' },
    { formula: 'formatMoney(-1234.5, "JPY")', result: '-¥1,234' },
  ],
  tables: () => MONEY_TABLES,
  overloads: [
    { parameters: [{ name: 'x', is: 'exact' }, code], gives: 'text', result: () => TEXT, plan: formatMoneyKernel },
    { parameters: [{ name: 'x', is: 'float' }, code], gives: 'text', result: () => TEXT, plan: formatMoneyKernel },
  ],
});
