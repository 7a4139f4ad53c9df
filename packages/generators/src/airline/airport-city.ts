import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airportCity: Generator = defineGenerator({
  id: 'airline.airportCity',
  summary: "The city of the airport that the row's flight leaves from.",
  aliases: ['Flight Departure City', 'Airport Municipality'],
  synonyms: { en: 'departure city' },
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'fromCity'),
});
