import { exp } from '../math/exp.ts';
import { expm1 } from '../math/expm1.ts';
import { log1p } from '../math/log1p.ts';
import { createSfc32 } from '../random/sfc32.ts';
import type { Sampler, ZipfDistribution } from './distribution.ts';
import { createGuideTable, findInterval } from './guide-table.ts';
import { unitOf } from './unit.ts';

/** Up to so many different values the distribution is a table, inverted exactly. */
const TABLE_SIZE = 4096;

/** Returns a sampler of a Zipf distribution given that the value lies between the whole numbers `first` >= 1 and `last`. */
export function createZipfSampler({ exponent }: ZipfDistribution, first: number, last: number): Sampler {
  return last - first < TABLE_SIZE ? tableSampler(exponent, first, last) : inversionSampler(exponent, first, last);
}

function tableSampler(exponent: number, first: number, last: number): Sampler {
  // Relative to the first, so that nothing underflows.
  const weights = Float64Array.from({ length: last - first + 1 }, (_, i) => exp(-exponent * log1p(i / first)));
  const table = createGuideTable(weights);
  return (a, b) => first + findInterval(table, unitOf(a, b));
}

/**
 * Rejection-inversion (Hörmann and Derflinger: "Rejection-inversion to generate variates from monotone discrete distributions",
 * 1996): a point under the curve x^-exponent is inverted and rounded; nine of ten are kept, without memory.
 * Lengths are measured in units of `first`, so that nothing is lost where that is large.
 */
function inversionSampler(exponent: number, first: number, last: number): Sampler {
  const areaTo = (x: number): number => integral(log1p((x - first) / first), exponent);
  const areaOf = (k: number): number => exp(-exponent * log1p((k - first) / first)) / first;
  const inverse = (area: number): number => first * exp(inverseIntegral(area, exponent));
  const start = areaTo(first + 0.5) - areaOf(first);
  const width = areaTo(last + 0.5) - start;
  // Numbers so close above their point are kept without looking at the curve; the second number is the tightest case.
  const close = first + 1 - inverse(areaTo(first + 1.5) - areaOf(first + 1));
  const again = createSfc32(0, 0);
  return (a, b) => {
    let u = unitOf(a, b);
    for (let attempt = 0; ; attempt++) {
      const area = start + u * width;
      const x = inverse(area);
      const k = Math.max(first, Math.min(Math.floor(x + 0.5), last));
      if (k - x <= close || area >= areaTo(k + 0.5) - areaOf(k)) return k;
      if (attempt === 0) again.seed(a, b);
      u = unitOf(again.next(), again.next());
    }
  };
}

/** The area below x^-exponent from 1 to e^`logarithm`, also where the exponent is 1 or near it. */
function integral(logarithm: number, exponent: number): number {
  const y = (1 - exponent) * logarithm;
  return y === 0 ? logarithm : (expm1(y) / y) * logarithm;
}

/** The logarithm whose `integral` is `area`. */
function inverseIntegral(area: number, exponent: number): number {
  const y = (1 - exponent) * area;
  // Rounding may carry past the end of the curve, where the logarithm is that of 0.
  if (y <= -1) return Infinity;
  return y === 0 ? area : (log1p(y) / y) * area;
}
