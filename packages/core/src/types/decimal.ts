/** An exact decimal number: `digits` / 10^`scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const SPELLING = /^([-+]?)([0-9]+(?:_[0-9]+)*)(?:\.([0-9]+))?(?:[eE]([-+]?[0-9]{1,3}))?$/;

/** The spelling of a decimal number as a JSON Schema pattern, for documents that write it as text. */
export const decimalPattern = '^[-+]?[0-9]+(_[0-9]+)*([.][0-9]+)?$';

const LONGEST = 64;

/** The most digits that a decimal has: those of the widest decimals of databases and columnar formats (128 bits). */
export const MOST_DECIMAL_DIGITS = 38;
/** The most digits that 64 bits hold. */
export const NARROW_DECIMAL_DIGITS = 18;

/**
 * Reads a decimal number (`12`, `-0.50`, `1_000.5`, `1e-7`) exactly, with the smallest scale that holds it. Returns undefined where
 * the text is not a number, or has more than 38 digits.
 */
export function parseDecimal(text: string): Decimal | undefined {
  const match = text.length <= LONGEST ? SPELLING.exec(text) : null;
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const shift = fraction.length - Number(exponent);
  const all = `${whole.replaceAll('_', '')}${fraction}`.replace(/^0+/, '');
  if (all === '') return { digits: 0n, scale: 0 };
  const trimmed = all.replace(/0+$/, '');
  const scale = shift - (all.length - trimmed.length);
  const digits = scale < 0 ? trimmed + '0'.repeat(-scale) : trimmed;
  if (Math.max(digits.length, scale) > MOST_DECIMAL_DIGITS) return undefined;
  return { digits: BigInt(`${sign === '-' ? '-' : ''}${digits}`), scale: Math.max(scale, 0) };
}

/** Writes a decimal number with all its digits: `-0.5`. */
export function formatDecimal({ digits, scale }: Decimal): string {
  const negative = digits < 0n;
  const text = (negative ? -digits : digits).toString().padStart(scale + 1, '0');
  const point = text.length - scale;
  const fraction = scale === 0 ? '' : `.${text.slice(point)}`;
  return `${negative ? '-' : ''}${text.slice(0, point)}${fraction}`;
}

/** Returns a number below, equal to or above 0 as `a` is less than, equal to or greater than `b`. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = digitsAt(a, scale) - digitsAt(b, scale);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

function digitsAt({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}
