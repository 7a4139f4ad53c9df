/** A share as a weight: per cent, with a digit behind the point only for what is rare. */
export function shareNumber(share: number): number {
  const percent = share * 100;
  return percent >= 1 ? Math.round(percent) : Math.max(0.1, Math.round(percent * 10) / 10);
}
