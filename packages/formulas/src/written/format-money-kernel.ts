import { textOf } from '../columns/bounded.ts';
import { FAULTS } from '../columns/faults.ts';
import { fillTexts } from '../columns/fill.ts';
import { type FormulaColumn, PRESENT } from '../columns/formula-column.ts';
import type { Frame } from '../columns/frame.ts';
import type { Kernel } from '../columns/kernel.ts';
import { type ExactColumn, exactOf } from '../columns/number-columns.ts';
import { textConstant } from '../define/result-types.ts';
import { currencyDecimals } from '../money/currencies.ts';
import { exactWithDecimals, floatWithDecimals } from '../numbers/rounding.ts';
import { moneyWriters } from './money-writer.ts';

/** An amount with the decimals of its currency, as the locale of the row writes it. */
export const formatMoneyKernel: Kernel = ([amount, currency], frame, { args }) => {
  const { longest, writerOf } = moneyWriters(frame);
  const codes = textOf(currency);
  const literal = textConstant(args[1]);
  const rounded = roundedBy(decimalsOf(literal), amount, frame);
  return fillTexts(amount === undefined ? [codes] : [amount, codes], longest, frame, (i) => {
    const writer = writerOf(codes.values[i]);
    if (writer === undefined) return FAULTS.noCurrency;
    const { values, states } = rounded[writer.decimals] as ExactColumn; // There is one for each number of decimals.
    if (states !== undefined && states[i] !== PRESENT) return states[i];
    return writer.write(values[i]);
  });
};

/** The numbers of decimals that there may be: that of a currency which is written out, else all. */
function decimalsOf(literal: string | undefined): ReadonlySet<number> {
  const only = literal === undefined ? undefined : currencyDecimals().get(literal);
  return new Set(only === undefined ? currencyDecimals().values() : [only]);
}

/** The amounts rounded half to even, by how many decimals they are left with. */
function roundedBy(
  decimals: ReadonlySet<number>,
  amount: FormulaColumn | undefined,
  frame: Frame,
): readonly (ExactColumn | undefined)[] {
  const rounded: (ExactColumn | undefined)[] = [];
  for (const scale of decimals) {
    rounded[scale] =
      amount?.kind === 'float'
        ? floatWithDecimals(amount, scale, frame)
        : exactWithDecimals(exactOf(amount), scale, frame);
  }
  return rounded;
}
