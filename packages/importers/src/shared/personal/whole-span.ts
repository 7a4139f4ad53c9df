import type { NumberRange } from './number-range.ts';

/** As many digits of what lies between the bounds are kept. */
const KEPT_DIGITS = 2;
/** Whole numbers that may be years stay: what is rounded up from them could be years to come. */
const [FIRST_YEAR, LAST_YEAR] = [1800n, 2100n];

/**
 * Rounds the bounds of a range outward to two digits of what lies between them: the least and the greatest value are those of two rows.
 * A bound nearer to zero than that keeps one digit of its own, and so its sign.
 * @example wholeSpan({ min: '50.9', max: '108.1' }) // { min: '50', max: '109' }
 */
export function wholeSpan(range: NumberRange): NumberRange {
  const [min, max] = [partsOf(range.min), partsOf(range.max)];
  if (min === undefined || max === undefined) return range;
  const decimals = Math.max(min.decimals, max.decimals);
  const [least, greatest] = [min, max].map((bound) => bound.digits * 10n ** BigInt(decimals - bound.decimals));
  if (least === undefined || greatest === undefined || least >= greatest) return range;
  if (decimals === 0 && least >= FIRST_YEAR && greatest <= LAST_YEAR) return range;
  const unit = unitOf(greatest - least, KEPT_DIGITS);
  const rounded = (bound: bigint, to: 'down' | 'up') => written(outward(bound, unit, to), decimals);
  return {
    min: unit > 1n ? rounded(least, 'down') : range.min,
    max: unit > 1n ? rounded(greatest, 'up') : range.max,
  };
}

interface Parts {
  readonly digits: bigint;
  readonly decimals: number;
}

/** Reads numbers with a power of ten, too, such as `1.5e-7`. */
function partsOf(number: string): Parts | undefined {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(number) ?? [];
  if (whole === '') return undefined;
  const [digits, decimals] = [BigInt(`${sign}${whole}${fraction}`), fraction.length - Number(power)];
  return decimals < 0 ? { digits: digits * 10n ** BigInt(-decimals), decimals: 0 } : { digits, decimals };
}

/** The power of ten that leaves so many digits of a number. */
function unitOf(number: bigint, kept: number): bigint {
  return 10n ** BigInt(Math.max(0, `${sizeOf(number)}`.length - kept));
}

function sizeOf(number: bigint): bigint {
  return number < 0n ? -number : number;
}

function outward(bound: bigint, unit: bigint, to: 'down' | 'up'): bigint {
  const size = sizeOf(bound);
  const own = size < unit ? unitOf(size, 1) : unit;
  const isAway = (to === 'up') === bound > 0n;
  const rounded = isAway ? ((size + own - 1n) / own) * own : (size / own) * own;
  return bound < 0n ? -rounded : rounded;
}

function written(number: bigint, decimals: number): string {
  const text = `${sizeOf(number)}`.padStart(decimals + 1, '0');
  const point = text.length - decimals;
  const fraction = text.slice(point).replace(/0+$/, '');
  return `${number < 0n ? '-' : ''}${text.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}
