import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airportCountryCode: Generator = defineGenerator({
  id: 'airline.airportCountryCode',
  summary: "The country of the airport that the row's flight leaves from (ISO 3166-1).",
  aliases: ['Airport Country Code'],
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'fromCountry'),
});
