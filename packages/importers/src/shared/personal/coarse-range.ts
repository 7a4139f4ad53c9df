import type { NumberRange } from './number-range.ts';
import { wholeSpan } from './whole-span.ts';

/** Bounds of more digits than this could be somebody's own number, such as a telephone number. */
const MOST_DIGITS = 6;
const KEPT_DIGITS = 2;
/** Numbers with more decimals, such as coordinates, tell more than amounts of money. */
const CENTS = 3;

/**
 * Returns a range that tells no value: bounds of many digits, and those of personal columns, are rounded outward to two digits; all others
 * to two digits of what lies between them.
 * @example coarseRange({ min: '2125550147', max: '4155552671' }, { isPersonal: true }) // { min: '2100000000', max: '4200000000' }
 */
export function coarseRange({ min, max }: NumberRange, { isPersonal }: { readonly isPersonal: boolean }): NumberRange {
  const range = { min: coarse(min, 'down', isPersonal), max: coarse(max, 'up', isPersonal) };
  return isPersonal ? range : wholeSpan(range);
}

function coarse(number: string, to: 'down' | 'up', isPersonal: boolean): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(number) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '').length;
  const telling = isPersonal || fraction.length > CENTS ? digits : whole.replace(/^0+/, '').length;
  if (!/^-?\d+(\.\d+)?$/.test(number) || telling <= (isPersonal ? KEPT_DIGITS : MOST_DIGITS)) return number;
  const isAway = (to === 'up') !== (sign === '-');
  const dropped = digits - KEPT_DIGITS;
  const unit = 10n ** BigInt(dropped);
  const all = BigInt(`${whole}${fraction}`);
  const rounded = isAway ? ((all + unit - 1n) / unit) * unit : (all / unit) * unit;
  const text = `${rounded}`.padStart(fraction.length + 1, '0');
  if (fraction === '') return `${sign}${text}`;
  const point = text.length - fraction.length;
  const decimals = text.slice(point).replace(/0+$/, '');
  return `${sign}${text.slice(0, point)}${decimals === '' ? '' : `.${decimals}`}`;
}
