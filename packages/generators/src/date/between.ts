import { defineGenerator, type Generator, momentOption } from '@populace/recipes';
import { checkOrder, precisionOption, between as recipeBetween } from './range.ts';
import { hoursOption, weekdaysOption } from './rhythms.ts';

/** Days or points in time between two others. */
export const between: Generator = defineGenerator({
  id: 'date.between',
  summary: 'Days, or points in time, from one to another, both included.',
  aliases: ['Date'],
  synonyms: {
    en: 'date range, day between, time range, period',
    de: 'Zeitraum, Datum von bis',
    es: 'rango de fechas',
    fr: 'période',
    ja: '期間',
  },
  options: {
    from: momentOption({ required: true, summary: 'The earliest: a date, a timestamp, now, or now-2y and the like.' }),
    to: momentOption({ required: true, summary: 'The latest.' }),
    precision: precisionOption,
    hours: hoursOption,
    weekdays: weekdaysOption,
  },
  example: { options: { from: 'now-2y', to: 'now' } },
  check({ from, to, ...ways }, at) {
    checkOrder(from, to, ways, at);
  },
  recipe: ({ from, to, ...ways }, scope) => recipeBetween(from, to, ways, scope),
});
