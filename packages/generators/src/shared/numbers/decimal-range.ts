import { type Decimal, formatDecimal, NARROW_DECIMAL_DIGITS, type OptionPlaces } from '@populace/core';
import { checkSpread, type Distribution, integer, type Recipe, wideDecimal } from '@populace/recipes';

/** Below it a scaled bound has the digits that 64 bits hold. */
const NARROW_END = 10n ** BigInt(NARROW_DECIMAL_DIGITS);

/** Decimals between two bounds. */
export interface DecimalRange {
  readonly min: Decimal;
  readonly max: Decimal;
  readonly scale: number;
  readonly distribution: Distribution | undefined;
}

/** Adds a problem where bounds do not fit the scale, or one another, or have more than `digits` digits. */
export function checkDecimals(
  { min, max, scale, distribution }: DecimalRange,
  at: OptionPlaces,
  digits: number = NARROW_DECIMAL_DIGITS,
): void {
  const end = 10n ** BigInt(digits);
  for (const [name, bound] of Object.entries({ min, max })) {
    if (bound.scale > scale) {
      const message = `${name} (${formatDecimal(bound)}) has more digits after the point than scale (${scale}); shorten it or raise scale`;
      at.problems.add('schema/invalid-option', at.option(name), message);
      return;
    }
    const scaled = scaledBy(bound, scale);
    if (scaled >= end || scaled <= -end) {
      const message = `${name} (${formatDecimal(bound)}) has more than ${digits} digits with scale ${scale}; lower one of them`;
      at.problems.add('schema/invalid-option', at.option(name), message);
      return;
    }
  }
  if (scaledBy(min, scale) > scaledBy(max, scale)) {
    const message = `min (${formatDecimal(min)}) is greater than max (${formatDecimal(max)}); swap them or drop one`;
    at.problems.add('schema/invalid-option', at.option('min'), message);
  } else if (distribution !== undefined && isWide({ min, max, scale })) {
    const message = `a distribution needs bounds of at most ${NARROW_DECIMAL_DIGITS} digits with scale ${scale}; lower them, or drop distribution`;
    at.problems.add('schema/invalid-option', at.option('distribution'), message);
  } else if (distribution !== undefined) {
    const range = { min: Number(formatDecimal(min)), max: Number(formatDecimal(max)), step: 10 ** -scale };
    checkSpread(distribution, range, at);
  }
}

/** The recipe of decimals of a range. */
export function decimalsOf({ min, max, scale, distribution }: DecimalRange): Recipe {
  const range = { min: scaledBy(min, scale), max: scaledBy(max, scale), scale };
  return isWide({ min, max, scale }) ? wideDecimal(range) : integer(range.min, range.max, { scale, distribution });
}

/** Whether a bound has more digits than 64 bits hold. */
function isWide({ min, max, scale }: Pick<DecimalRange, 'min' | 'max' | 'scale'>): boolean {
  return [min, max].some((bound) => {
    const scaled = scaledBy(bound, scale);
    return scaled >= NARROW_END || scaled <= -NARROW_END;
  });
}

/** A decimal as a whole multiple of 10^-scale. */
function scaledBy({ digits, scale: own }: Decimal, scale: number): bigint {
  return digits * 10n ** BigInt(Math.max(0, scale - own));
}
