import { defineGenerator, float, type Generator, numberOption } from '@populace/recipes';

/** Numbers of the normal distribution. */
export const normal: Generator = defineGenerator({
  id: 'statistics.normal',
  summary: 'Numbers of the normal distribution, by mean and standard deviation.',
  aliases: ['Normal Distribution', 'normalDistribution', 'NormalDistribution'],
  synonyms: { en: 'gaussian, bell curve', de: 'Normalverteilung' },
  options: {
    mean: numberOption({ default: 0, summary: 'The mean.' }),
    sd: numberOption({ default: 1, min: 0.000_001, summary: 'The standard deviation.' }),
  },
  recipe: ({ mean, sd }) => float(undefined, undefined, { kind: 'normal', mean, sd }),
});
