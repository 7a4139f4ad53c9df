import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** How often. */
export const frequency: Generator = defineGenerator({
  id: 'date.frequency',
  summary: 'How often something happens.',
  aliases: ['Frequency'],
  synonyms: { en: 'interval, recurrence', de: 'Häufigkeit, Turnus' },
  options: {},
  recipe: (_options, { table }) => pick(table('date.frequency')),
});
