import type { Frame } from '../columns/frame.ts';
import type { LocaleTable } from '../define/define-function.ts';
import { type AffixedForm, parseForm } from './number-form.ts';

/** The table of one row that says how a locale writes numbers. */
const FORM = 'number.form';
const SYMBOL = 'finance.currencySymbol';

const columnsOf = (table: string, ...columns: readonly string[]): readonly LocaleTable[] =>
  columns.map((column) => ({ table, column }));

/** What is looked at to write numbers, and money, as the locale of the row does. */
export const NUMBER_TABLES: readonly LocaleTable[] = columnsOf(FORM, 'number', 'digits', 'least');
export const MONEY_TABLES: readonly LocaleTable[] = [
  ...columnsOf(FORM, 'money', 'moneyBelow', 'digits', 'least'),
  ...columnsOf(SYMBOL, 'code', 'symbol'),
];

/** How the locale writes numbers; what stands around the digits is there below zero. */
export function localeNumber(frame: Frame): AffixedForm {
  return formIn(frame, 'number');
}

/** How the locale writes amounts of money, those below zero too; ¤ stands for the symbol. */
export function localeMoney(frame: Frame): { readonly money: AffixedForm; readonly below: AffixedForm } {
  return { money: formIn(frame, 'money'), below: formIn(frame, 'moneyBelow') };
}

/** What the locale writes for a currency: its code where it has no symbol for it. */
export function localeSymbol(frame: Frame, code: string): string {
  const row = frame.table(SYMBOL, 'code').code(code);
  return row < 0 ? code : frame.table(SYMBOL, 'symbol').text(row);
}

function formIn(frame: Frame, column: string): AffixedForm {
  const cell = (name: string): string => frame.table(FORM, name).text(0);
  return parseForm(cell(column), cell('digits'), Number(cell('least')));
}
