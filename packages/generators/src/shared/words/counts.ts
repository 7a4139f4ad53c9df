import type { OptionPlaces } from '@populace/core';

/** Adds a problem where the least count is above the greatest. */
export function checkCounts({ min, max }: { readonly min: number; readonly max: number }, at: OptionPlaces): void {
  if (min <= max) return;
  const message = `min (${min}) is greater than max (${max}); swap them or drop one`;
  at.problems.add('schema/invalid-option', at.option('min'), message);
}
