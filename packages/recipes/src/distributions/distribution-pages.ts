import type { ParametrisedDistribution } from './distribution.ts';

/** What the documentation tells about a distribution. */
export interface DistributionPage {
  readonly summary: string;
  /** Each parameter with its meaning and range, in the order in which they are written. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What the bare name means with a min and a max; undefined if there is no bare name. */
  readonly bare: string | undefined;
}

/** The distributions in the order of the documentation. */
export const distributionPages: Readonly<Record<ParametrisedDistribution['kind'], DistributionPage>> = {
  uniform: {
    summary: 'Every value from min to max is as likely.',
    parameters: {},
    bare: 'The values from min to max.',
  },
  normal: {
    summary: 'The bell curve.',
    parameters: { mean: 'The middle.', sd: 'The standard deviation, above 0.' },
    bare: 'The mean is the middle between min and max, the standard deviation a sixth of their distance.',
  },
  lognormal: {
    summary: 'Many small values and a long tail of large ones, such as prices and incomes.',
    parameters: {
      mean: 'The mean of the values, above 0.',
      sd: 'The standard deviation of the values (not of their logarithms), above 0.',
    },
    bare: 'The mean lies a quarter of the way from min (or 0, if min is below it) to max, and the standard deviation is that quarter.',
  },
  exponential: {
    summary: 'Waiting times: short ones often, long ones seldom. Values begin at 0, or at min if that is larger.',
    parameters: { mean: 'The mean without min and max, above 0.' },
    bare: 'The mean is a fifth of the distance from min (or 0, if min is below it) to max.',
  },
  poisson: {
    summary: 'Counts of events that happen now and then: 0, 1, 2, …',
    parameters: { mean: 'The mean count, above 0, at most 1e15.' },
    bare: 'The mean is the middle between min (or 0, if min is below it) and max.',
  },
  zipf: {
    summary: 'Ranks 1, 2, 3, …, of which the first is the most frequent, such as words, sites and best sellers.',
    parameters: {
      exponent: 'How fast the frequency falls: rank k has weight 1 / k^exponent; 0 to 100.',
      max: 'The last rank, a whole number from 1 to 2^53 - 1.',
    },
    bare: 'The exponent is 1, the last rank max; ranks below min do not occur.',
  },
  beta: {
    summary: 'Shares and ratings between min and max, leaning to either end or to both. It needs min and max.',
    parameters: {
      alpha: 'Pull towards max, 0.01 to 1,000,000; below 1 values gather at min.',
      beta: 'Pull towards min, 0.01 to 1,000,000; below 1 values gather at max.',
    },
    bare: 'Alpha and beta are 2: a hill in the middle that falls to 0 at min and max.',
  },
  pareto: {
    summary: 'Few values have most of the sum, such as wealth and sizes of cities.',
    parameters: {
      min: 'The least value, above 0.',
      alpha: 'How fast the tail falls, above 0; 1.16 is the rule of 80 to 20. Without a max, 1 and less have no mean.',
    },
    bare: 'Alpha is 1.16, the least value min; a hundredth of max, if min is not above 0.',
  },
  weighted: {
    summary: 'Some numbers, each as often as its weight says. Numbers outside min and max do not occur.',
    parameters: { values: 'Numbers with weights of 0 or more, not all 0.' },
    bare: undefined,
  },
  histogram: {
    summary:
      'Bins, each as often as its weight says; within a bin every value is as likely. A bin includes its lower edge, the last bin also its upper one.',
    parameters: {
      edges: 'The rising edges of the bins, one more than weights.',
      weights: 'A weight of 0 or more for each bin, not all 0.',
    },
    bare: undefined,
  },
};
