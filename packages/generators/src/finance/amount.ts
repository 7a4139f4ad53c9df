import { decimalOption, defineGenerator, distributionOption, type Generator, integerOption } from '@populace/core';
import { checkDecimals, decimalsOf } from '../number/decimal-range.ts';

/** Amounts of money. */
export const amount: Generator = defineGenerator({
  id: 'finance.amount',
  summary: 'An amount of money: small ones are common, large ones rare, unless a distribution says otherwise.',
  aliases: ['amount', 'money', 'Money'],
  options: {
    min: decimalOption({ default: { digits: 1n, scale: 0 }, summary: 'The least amount.' }),
    max: decimalOption({ default: { digits: 10_000n, scale: 0 }, summary: 'The greatest amount.' }),
    scale: integerOption({ default: 2, min: 0, max: 18, summary: 'Digits after the point.' }),
    distribution: distributionOption({ default: 'lognormal', summary: 'How amounts spread over the range.' }),
  },
  check: checkDecimals,
  recipe: decimalsOf,
});
