import { exp } from '../math/exp.ts';
import { log } from '../math/log.ts';
import { createSfc32 } from '../random/sfc32.ts';
import type { BetaDistribution, Sampler } from './distribution.ts';
import { createHatSampler, type HatDensity } from './step-hat.ts';

/** Returns a sampler of a beta distribution stretched to `min` … `max`. */
export function createBetaSampler(distribution: BetaDistribution, min: number, max: number): Sampler {
  const { alpha, beta } = distribution;
  const sample = createHatSampler(betaShape(distribution), [0, 1, 2], createSfc32(0, 0));
  const width = max - min;
  return (a, b) => {
    const t = sample(a, b);
    const x = t < 1 ? fromEnd(t, alpha) : 1 - fromEnd(2 - t, beta);
    return Math.min(min + x * width, max);
  };
}

/**
 * The density over a coordinate t in which it has no poles: t from 0 to 1 is the lower half of [0, 1], 1 to 2 the upper one;
 * a half at whose end the density has a pole is bent so that the pole becomes flat.
 */
function betaShape({ alpha, beta }: BetaDistribution): HatDensity {
  const mode = alpha > 1 && beta > 1 ? (alpha - 1) / (alpha + beta - 2) : undefined;
  const peak = mode === undefined ? 0 : (alpha - 1) * log(mode) + (beta - 1) * log(1 - mode);
  const density = (t: number): number =>
    t < 1 ? halfDensity(t, alpha, beta, peak) : halfDensity(2 - t, beta, alpha, peak);
  const top = mode === undefined ? undefined : 2 * mode;
  const extremes = (from: number, to: number): readonly [number, number] => {
    // At 1 the two halves meet, each with its own bend.
    const start = from >= 1 ? halfDensity(2 - from, beta, alpha, peak) : halfDensity(from, alpha, beta, peak);
    const end = to > 1 ? halfDensity(2 - to, beta, alpha, peak) : halfDensity(to, alpha, beta, peak);
    const inside = top !== undefined && top > from && top < to ? density(top) : 0;
    return [Math.min(start, end), Math.max(start, end, inside)];
  };
  const middle = (from: number, to: number): number | undefined => {
    const at = (from + to) / 2;
    return at > from && at < to ? at : undefined;
  };
  return { density, extremes, middle };
}

/** Distance from the end of [0, 1] at which the coordinate `t` lies. */
function fromEnd(t: number, power: number): number {
  return power < 1 ? 0.5 * exp(log(t) / power) : 0.5 * t;
}

/** x^(near - 1) (1 - x)^(far - 1) dx/dt over e^peak, in the half at whose end the exponent is `near`. */
function halfDensity(t: number, near: number, far: number, peak: number): number {
  const x = fromEnd(t, near);
  const others = (far - 1) * log(1 - x) - peak;
  if (near < 1) return exp(others - near * Math.LN2) / near;
  if (x === 0) return near === 1 ? 0.5 * exp(others) : 0;
  return 0.5 * exp((near - 1) * log(x) + others);
}
