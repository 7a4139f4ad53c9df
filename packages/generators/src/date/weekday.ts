import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Days of the week. */
export const weekday: Generator = defineGenerator({
  id: 'date.weekday',
  summary: 'The name of a day of the week, in the language of the locale.',
  aliases: ['Day of Week'],
  synonyms: {
    en: 'day of week, day of the week',
    de: 'Wochentag',
    fr: 'jour de la semaine',
    es: 'día de la semana',
    ja: '曜日',
  },
  options: {
    style: enumOption(['full', 'short'], {
      default: 'full',
      summary: 'In full, or shortened as calendars do; months are named as they stand alone.',
    }),
  },
  recipe: ({ style }, { table }) => pick(table('date.weekday', style === 'short' ? 'short' : 'text')),
});
