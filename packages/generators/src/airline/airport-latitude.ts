import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airportLatitude: Generator = defineGenerator({
  id: 'airline.airportLatitude',
  summary: "The latitude of the airport that the row's flight leaves from, in degrees, to a kilometre.",
  aliases: ['Airport Latitude'],
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'fromLatitude'),
});
