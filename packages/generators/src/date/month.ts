import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Months. */
export const month: Generator = defineGenerator({
  id: 'date.month',
  summary: 'The name of a month, in the language of the locale.',
  aliases: ['Month'],
  synonyms: { en: 'month name', de: 'Monat', fr: 'mois', es: 'mes', ja: '月' },
  options: {
    style: enumOption(['full', 'short'], {
      default: 'full',
      summary: 'In full, or shortened as calendars do; months are named as they stand alone.',
    }),
  },
  recipe: ({ style }, { table }) => pick(table('date.month', style === 'short' ? 'short' : 'text')),
});
