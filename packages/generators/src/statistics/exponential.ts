import { defineGenerator, float, type Generator, numberOption } from '@populace/recipes';

/** Numbers of the exponential distribution. */
export const exponential: Generator = defineGenerator({
  id: 'statistics.exponential',
  summary: 'Numbers of the exponential distribution, by their rate.',
  aliases: ['Exponential Distribution'],
  synonyms: { en: 'waiting time', de: 'Exponentialverteilung' },
  options: { lambda: numberOption({ default: 1, min: 0.000_001, summary: 'The rate: one over the mean.' }) },
  recipe: ({ lambda }) => float(undefined, undefined, { kind: 'exponential', mean: 1 / lambda }),
});
