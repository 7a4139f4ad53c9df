/**
 * How far a count may be from what is asked: five standard errors, which chance exceeds once in 1.7 million times, and five rows, since
 * counts of what is rare spread wider than the bell curve says.
 */
export function toleranceOf(count: number, share: number): number {
  return 5 * Math.sqrt(count * share * (1 - share)) + 5;
}

/** Whether so many of `count` rows are what a share asks for, but for chance. */
export function isWithin(found: number, count: number, share: number): boolean {
  return Math.abs(found - count * share) <= toleranceOf(count, share);
}

/** A share as people write it: `12.5 %`. */
export function shareWords(share: number): string {
  const percent = share * 100;
  return `${percent !== 0 && percent < 0.1 ? percent.toPrecision(1) : Math.round(percent * 10) / 10} %`;
}
