import { defineGenerator, type Generator, momentOption } from '@populace/core';
import { checkOrder, precisionOption, between as recipeBetween } from './range.ts';

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
  },
  example: { options: { from: 'now-2y', to: 'now' } },
  check({ from, to, precision }, at) {
    checkOrder(from, to, precision, at);
  },
  recipe: ({ from, to, precision }, scope) => recipeBetween(from, to, precision, scope),
});
