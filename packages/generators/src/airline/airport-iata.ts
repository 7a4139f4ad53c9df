import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airportIata: Generator = defineGenerator({
  id: 'airline.airportIata',
  summary: "The airport that the row's flight leaves from, by its IATA code.",
  aliases: ['Flight Departure Airport Code', 'Airport Code', 'iataCode'],
  synonyms: { en: 'iata, airport code', de: 'Flughafencode' },
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'fromIata'),
});
