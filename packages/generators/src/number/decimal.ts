import { integerOption, MOST_DECIMAL_DIGITS } from '@populace/core';
import { decimalOption, defineGenerator, distributionOption, type Generator } from '@populace/recipes';
import { checkDecimals, decimalsOf } from '../shared/numbers/decimal-range.ts';

/** Numbers with a fixed count of digits after the point. */
export const decimal: Generator = defineGenerator({
  id: 'number.decimal',
  summary: 'Exact numbers with a fixed count of digits after the point.',
  synonyms: {
    en: 'fixed point, numeric, measurement',
    de: 'Dezimalzahl, Kommazahl',
    es: 'número decimal',
    fr: 'nombre décimal',
    ja: '小数',
  },
  options: {
    min: decimalOption({ default: { digits: 0n, scale: 0 }, summary: 'The least number.' }),
    max: decimalOption({ default: { digits: 100n, scale: 0 }, summary: 'The greatest number.' }),
    scale: integerOption({ default: 2, min: 0, max: MOST_DECIMAL_DIGITS, summary: 'Digits after the point.' }),
    distribution: distributionOption({ summary: 'How numbers spread over the range; uniform if absent.' }),
  },
  check: (range, at) => checkDecimals(range, at, MOST_DECIMAL_DIGITS),
  recipe: decimalsOf,
});
