import type { OptionPlaces } from '@populace/core';
import { checkDistribution } from '../distributions/check-distribution.ts';
import type { Distribution, SampleRange } from '../distributions/distribution.ts';

/** Adds what keeps a distribution from making values in a range, each at the option to blame. */
export function checkSpread(distribution: Distribution, range: SampleRange, at: OptionPlaces): void {
  for (const { option, message } of checkDistribution(distribution, range)) {
    const [name = option] = option.split('.');
    at.problems.add('schema/invalid-option', at.option(name), message);
  }
}
