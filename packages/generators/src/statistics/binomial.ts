import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, pick, shareOption } from '@populace/recipes';

/** Numbers of the binomial distribution. */
export const binomial: Generator = defineGenerator({
  id: 'statistics.binomial',
  summary: 'How many of some trials succeed, each with the same chance.',
  aliases: ['Binomial Distribution'],
  synonyms: { en: 'successes', de: 'Binomialverteilung' },
  options: {
    trials: integerOption({ default: 10, min: 1, max: 1000, summary: 'How many trials.' }),
    chance: shareOption({ default: 0.5, summary: 'The chance of each: 50 % or 0.5.' }),
  },
  recipe({ trials, chance }) {
    const weights = binomialWeights(trials, chance);
    return pick(
      weights.map((_, count) => `${count}`),
      { weights, type: { kind: 'int32' } },
    );
  },
});

/** Relative to the most likely count, so that none of them leaves the range of doubles; the least likely become 0. */
function binomialWeights(trials: number, chance: number): readonly number[] {
  const weights = Array.from({ length: trials + 1 }, () => 0);
  const mode = Math.min(trials, Math.floor((trials + 1) * chance));
  weights[mode] = 1;
  for (let count = mode; count < trials; count++)
    weights[count + 1] = ((weights[count] ?? 0) * (trials - count) * chance) / ((count + 1) * (1 - chance));
  for (let count = mode; count > 0; count--)
    weights[count - 1] = ((weights[count] ?? 0) * count * (1 - chance)) / ((trials - count + 1) * chance);
  return weights;
}
