import { defineGenerator, type Generator, pick, shareOption } from '@populace/recipes';

/** What comes less often than this, relative to 0, is left out. */
const LEAST = 1e-9;

/** Numbers of the geometric distribution. */
export const geometric: Generator = defineGenerator({
  id: 'statistics.geometric',
  summary: 'How many trials fail before the first one succeeds, each with the same chance.',
  aliases: ['Geometric Distribution'],
  synonyms: { en: 'failures before success', de: 'geometrische Verteilung' },
  options: { chance: shareOption({ default: 0.5, summary: 'The chance of each, of at least 0.1 %: 50 % or 0.5.' }) },
  check({ chance }, at) {
    if (chance >= 0.001) return;
    at.problems.add('schema/invalid-option', at.option('chance'), `chance is ${chance}, but must be at least 0.1 %`);
  },
  recipe({ chance }) {
    const weights: number[] = [];
    for (let weight = 1; weight > LEAST; weight *= 1 - chance) weights.push(weight);
    return pick(
      weights.map((_, count) => `${count}`),
      { weights, type: { kind: 'int32' } },
    );
  },
});
