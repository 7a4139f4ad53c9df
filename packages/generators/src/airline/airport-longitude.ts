import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airportLongitude: Generator = defineGenerator({
  id: 'airline.airportLongitude',
  summary: "The longitude of the airport that the row's flight leaves from, in degrees, to a kilometre.",
  aliases: ['Airport Longitude'],
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'fromLongitude'),
});
