import { defineGenerator, type Generator, pick } from '@populace/core';

/** How often. */
export const frequency: Generator = defineGenerator({
  id: 'date.frequency',
  summary: 'How often something happens, in English.',
  aliases: ['Frequency'],
  synonyms: { en: 'interval, recurrence', de: 'Häufigkeit, Turnus' },
  options: {},
  recipe: () =>
    pick(['Never', 'Once', 'Seldom', 'Often', 'Hourly', 'Daily', 'Weekly', 'Monthly', 'Quarterly', 'Yearly']),
});
