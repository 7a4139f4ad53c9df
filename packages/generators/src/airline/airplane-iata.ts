import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airplaneIata: Generator = defineGenerator({
  id: 'airline.airplaneIata',
  summary: "The aircraft of the row's flight, by its IATA code.",
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'airplaneIata'),
});
