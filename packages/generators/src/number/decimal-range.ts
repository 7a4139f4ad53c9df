import {
  checkSpread,
  type Decimal,
  type Distribution,
  formatDecimal,
  integer,
  type OptionPlaces,
  type Recipe,
} from '@populace/core';

/** Digits that a scaled bound may have: what 64 bits hold. */
const MOST = 10n ** 18n;

/** Decimals between two bounds. */
export interface DecimalRange {
  readonly min: Decimal;
  readonly max: Decimal;
  readonly scale: number;
  readonly distribution: Distribution | undefined;
}

/** Adds a problem where bounds do not fit the scale, or one another. */
export function checkDecimals({ min, max, scale, distribution }: DecimalRange, at: OptionPlaces): void {
  for (const [name, bound] of Object.entries({ min, max })) {
    if (bound.scale > scale) {
      const message = `${name} (${formatDecimal(bound)}) has more digits after the point than scale (${scale}); shorten it or raise scale`;
      at.problems.add('schema/invalid-option', at.option(name), message);
      return;
    }
    const scaled = scaledBy(bound, scale);
    if (scaled >= MOST || scaled <= -MOST) {
      const message = `${name} (${formatDecimal(bound)}) has more than 18 digits with scale ${scale}; lower one of them`;
      at.problems.add('schema/invalid-option', at.option(name), message);
      return;
    }
  }
  if (scaledBy(min, scale) > scaledBy(max, scale)) {
    const message = `min (${formatDecimal(min)}) is greater than max (${formatDecimal(max)}); swap them or drop one`;
    at.problems.add('schema/invalid-option', at.option('min'), message);
  } else if (distribution !== undefined) {
    const range = { min: Number(formatDecimal(min)), max: Number(formatDecimal(max)), step: 10 ** -scale };
    checkSpread(distribution, range, at);
  }
}

/** The recipe of decimals of a range. */
export function decimalsOf({ min, max, scale, distribution }: DecimalRange): Recipe {
  return integer(scaledBy(min, scale), scaledBy(max, scale), { scale, distribution });
}

/** A decimal as a whole multiple of 10^-scale. */
function scaledBy({ digits, scale: own }: Decimal, scale: number): bigint {
  return digits * 10n ** BigInt(Math.max(0, scale - own));
}
