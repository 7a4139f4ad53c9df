import { defineGenerator, type Generator, integer, numberOption } from '@populace/recipes';

/** Far above what a mean of a million makes. */
const MOST = 10_000_000n;

/** Numbers of the poisson distribution. */
export const poisson: Generator = defineGenerator({
  id: 'statistics.poisson',
  summary: 'Whole numbers of the Poisson distribution, by their mean.',
  aliases: ['Poisson Distribution'],
  synonyms: { en: 'event count', de: 'Poissonverteilung' },
  options: { mean: numberOption({ default: 4, min: 0.000_001, max: 1_000_000, summary: 'The mean.' }) },
  recipe: ({ mean }) => integer(0n, MOST, { distribution: { kind: 'poisson', mean } }),
});
