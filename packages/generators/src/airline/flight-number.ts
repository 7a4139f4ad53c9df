import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const flightNumber: Generator = defineGenerator({
  id: 'airline.flightNumber',
  summary: "The number of the row's flight, with the code of its airline.",
  aliases: ['Flight Number'],
  synonyms: { en: 'flight, flight no', de: 'Flugnummer', fr: 'numéro de vol', es: 'número de vuelo', ja: '便名' },
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'number'),
});
