import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airportIcao: Generator = defineGenerator({
  id: 'airline.airportIcao',
  summary: "The airport that the row's flight leaves from, by its ICAO code.",
  aliases: ['Airport GPS Code', 'icaoCode'],
  synonyms: { en: 'icao' },
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'fromIcao'),
});
