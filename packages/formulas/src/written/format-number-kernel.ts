import { utf8Length } from '@populace/core';
import { fillTexts } from '../columns/fill.ts';
import type { Frame } from '../columns/frame.ts';
import type { Argument, CallPlan, Kernel } from '../columns/kernel.ts';
import { exactOf } from '../columns/number-columns.ts';
import type { LocaleTable } from '../define/define-function.ts';
import { textConstant } from '../define/result-types.ts';
import { decimalOfExact, decimalOfFloat, decimalType } from '../numbers/rounding.ts';
import type { FormulaType } from '../types/formula-type.ts';
import { localeNumber, NUMBER_TABLES } from './locale-forms.ts';
import { type AffixedForm, LATIN_DIGITS } from './number-form.ts';
import { digitWriter, longestDigits } from './write-digits.ts';

/** A text, if the scale is one of decimals. */
export function writtenNumberType(types: readonly FormulaType[], args: readonly Argument[]): FormulaType | string {
  const type = decimalType(types, args);
  return typeof type === 'string' ? type : { kind: 'text' };
}

/** What is looked at of the locale: nothing where a sign is given. */
export function tablesOfWriting([, , thousands, point]: readonly Argument[]): readonly LocaleTable[] {
  return thousands === undefined && point === undefined ? NUMBER_TABLES : [];
}

/** A number with so many digits after the point, in the locale's form or with given signs. */
export const formatNumberKernel: Kernel = (columns, frame, call) => {
  const [number] = columns;
  const exact = exactOf(
    number?.kind === 'float' ? decimalOfFloat(columns, frame, call) : decimalOfExact(columns, frame, call),
  );
  const form = formOf(call, frame);
  const { before, after } = form;
  const write = digitWriter(form);
  const { values, scale } = exact;
  const longest = longestDigits(form) + utf8Length(before) + utf8Length(after);
  return fillTexts([exact], longest, frame, (i) => {
    const text = write(values[i], scale);
    return values[i] < 0 ? before + text + after : text;
  });
};

function formOf({ args }: CallPlan, frame: Frame): AffixedForm {
  if (tablesOfWriting(args).length > 0) return localeNumber(frame);
  const [, , thousands, point] = args;
  return {
    before: '-',
    after: '',
    digits: LATIN_DIGITS,
    group: textConstant(thousands) ?? ',',
    decimal: textConstant(point) ?? '.',
    primary: 3,
    secondary: 3,
    least: 1,
  };
}
