import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airlineIata: Generator = defineGenerator({
  id: 'airline.airlineIata',
  summary: "The airline of the row's flight, by its IATA code.",
  aliases: ['Flight Airline Code'],
  synonyms: { en: 'carrier code' },
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'airlineIata'),
});
