import {
  checkSpread,
  type Decimal,
  decimalOption,
  defineGenerator,
  distributionOption,
  formatDecimal,
  type Generator,
  integer,
  integerOption,
} from '@populace/core';

/** Digits that a scaled bound may have: what 64 bits hold. */
const MOST = 10n ** 18n;

/** Numbers with a fixed count of digits after the point. */
export const decimal: Generator = defineGenerator({
  id: 'number.decimal',
  summary: 'Exact numbers with a fixed count of digits after the point.',
  options: {
    min: decimalOption({ default: { digits: 0n, scale: 0 }, summary: 'The least number.' }),
    max: decimalOption({ default: { digits: 100n, scale: 0 }, summary: 'The greatest number.' }),
    scale: integerOption({ default: 2, min: 0, max: 18, summary: 'Digits after the point.' }),
    distribution: distributionOption({ summary: 'How numbers spread over the range; uniform if absent.' }),
  },
  check({ min, max, scale, distribution }, at) {
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
  },
  recipe: ({ min, max, scale, distribution }) =>
    integer(scaledBy(min, scale), scaledBy(max, scale), { scale, distribution }),
});

/** A decimal as a whole multiple of 10^-scale. */
function scaledBy({ digits, scale: own }: Decimal, scale: number): bigint {
  return digits * 10n ** BigInt(Math.max(0, scale - own));
}
