import { fillTexts } from '../columns/fill.ts';
import { exactOf } from '../columns/number-columns.ts';
import type { Argument, Kernel } from '../evaluate/kernel.ts';
import { decimalOfExact, decimalOfFloat, decimalType } from '../numbers/rounding.ts';
import type { FormulaType } from '../types/formula-type.ts';

/** A text, if the scale is one of decimals. */
export function writtenNumberType(types: readonly FormulaType[], args: readonly Argument[]): FormulaType | string {
  const type = decimalType(types, args);
  return typeof type === 'string' ? type : { kind: 'text' };
}

function textArgument(argument: Argument | undefined, otherwise: string): string {
  return argument?.constant?.kind === 'text' ? argument.constant.value : otherwise;
}

/** A number with signs between its thousands and before its fraction. */
export const formatNumberKernel: Kernel = (columns, frame, call) => {
  const [number] = columns;
  const exact = exactOf(
    number?.kind === 'float' ? decimalOfFloat(columns, frame, call) : decimalOfExact(columns, frame, call),
  );
  const [, , thousands, point] = call.args;
  const between = textArgument(thousands, ',');
  const before = textArgument(point, '.');
  const { values, scale } = exact;
  const longest = 24 + 4 * (7 * between.length + before.length);
  return fillTexts([exact], longest, frame, (i) => {
    const digits = String(values[i])
      .replace('-', '')
      .padStart(scale + 1, '0');
    const whole = digits.slice(0, digits.length - scale);
    const parts: string[] = [];
    for (let end = whole.length; end > 0; end -= 3) parts.unshift(whole.slice(Math.max(end - 3, 0), end));
    const fraction = scale === 0 ? '' : before + digits.slice(digits.length - scale);
    return (values[i] < 0 ? '-' : '') + parts.join(between) + fraction;
  });
};
